// Written by `npm run openapi` from the backend's OpenAPI document. Do not edit.

export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MailsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MailsController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MailsController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MailsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MailsController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuthController_current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AuthController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AuthController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AuthController_ownPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["UsersController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["UsersController_status"];
        trace?: never;
    };
    "/api/admin/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["UsersController_password"];
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SettingsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/visitorMails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["SettingsController_changeVisitorMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadListsController_appointments"];
        put?: never;
        post: operations["PublicLeadsController_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadListsController_subscriptions"];
        put?: never;
        post: operations["PublicLeadsController_subscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadListsController_leads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadListsController_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats/weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadListsController_weeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadListsController_days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointments/{id}/lead-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["LeadWorkController_appointmentStatus"];
        trace?: never;
    };
    "/api/admin/subscriptions/{id}/lead-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["LeadWorkController_subscriptionStatus"];
        trace?: never;
    };
    "/api/admin/appointments/{id}/booking-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["LeadWorkController_bookingStatus"];
        trace?: never;
    };
    "/api/admin/appointments/{id}/sales-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["LeadWorkController_salesInfo"];
        trace?: never;
    };
    "/api/admin/leads/{leadType}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadWorkController_notes"];
        put?: never;
        post: operations["LeadWorkController_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/leads/{leadType}/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LeadWorkController_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointments/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["BookingWorkController_schedule"];
        trace?: never;
    };
    "/api/admin/appointments/{id}/visitor-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BookingWorkController_visitorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PublicPostsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PostsController_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PostsController_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PostsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["PostsController_revise"];
        post?: never;
        delete: operations["PostsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PostsController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PostsController_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        MailView: {
            id: string;
            /** @enum {string} */
            kind: "booking_received" | "booking_confirmed" | "booking_rescheduled" | "booking_cancelled" | "booking_reminder" | "staff_new_booking" | "staff_visitor_request" | "staff_daily_brief" | "test";
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
            recipient: string;
            subject: string;
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "retrying" | "failed" | "skipped" | "held";
            attempts: number;
            nextAttemptAt: string | null;
            /** @description The mail server's own words */
            lastReply: string | null;
            /** @description Why it was skipped or given up */
            reason: string | null;
            createdAt: string;
            sentAt: string | null;
        };
        MailSummaryView: {
            held: number;
            failed: number;
            waiting: number;
            oldestWaitingSeconds: number | null;
            /** @description Whether a mail server is connected */
            smtp: boolean;
        };
        TestMailBody: {
            to: string;
        };
        AttachmentView: {
            filename: string;
            contentType: string;
        };
        AttemptView: {
            at: string;
            /** @enum {string} */
            outcome: "accepted" | "refused" | "delayed" | "unreachable";
            reply: string;
        };
        MailDetailView: {
            id: string;
            /** @enum {string} */
            kind: "booking_received" | "booking_confirmed" | "booking_rescheduled" | "booking_cancelled" | "booking_reminder" | "staff_new_booking" | "staff_visitor_request" | "staff_daily_brief" | "test";
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
            recipient: string;
            subject: string;
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "retrying" | "failed" | "skipped" | "held";
            attempts: number;
            nextAttemptAt: string | null;
            /** @description The mail server's own words */
            lastReply: string | null;
            /** @description Why it was skipped or given up */
            reason: string | null;
            createdAt: string;
            sentAt: string | null;
            text: string;
            html: string;
            attachments: components["schemas"]["AttachmentView"][];
            attemptLog: components["schemas"]["AttemptView"][];
            messageId: string;
            usefulUntil: string | null;
        };
        SessionUserView: {
            id: string;
            username: string;
            name: string;
            /** @enum {string} */
            role: "superadmin" | "admin_assistant";
        };
        LoginBody: {
            username: string;
            /** Format: password */
            password: string;
        };
        OwnPasswordBody: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        UserView: {
            id: string;
            username: string;
            name: string;
            /** @enum {string} */
            role: "superadmin" | "admin_assistant";
            /** @enum {string} */
            status: "active" | "deactivated" | "removed";
            deactivationNote: string | null;
            deactivatedBy: string | null;
            deactivatedAt: string | null;
            removedBy: string | null;
            removedAt: string | null;
            removalNote: string | null;
            createdAt: string;
        };
        NewUserBody: {
            username: string;
            /** Format: password */
            password: string;
            name: string;
            /** @enum {string} */
            role?: "superadmin" | "admin_assistant";
        };
        UserStatusBody: {
            /** @enum {string} */
            status: "active" | "deactivated" | "removed";
            note?: string | null;
        };
        PasswordBody: {
            /** Format: password */
            password: string;
        };
        VisitorMailsView: {
            booking_received: boolean;
            booking_confirmed: boolean;
            booking_rescheduled: boolean;
            booking_cancelled: boolean;
            booking_reminder: boolean;
            updatedAt: string | null;
        };
        SettingsView: {
            visitorMails: components["schemas"]["VisitorMailsView"];
        };
        VisitorMailsBody: {
            booking_received: boolean;
            booking_confirmed: boolean;
            booking_rescheduled: boolean;
            booking_cancelled: boolean;
            booking_reminder: boolean;
            ifUpdatedAt?: string | null;
        };
        BookingBody: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            dateOfBirth: string;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            notes?: string | null;
            timeZone?: string | null;
        };
        BookingConfirmation: {
            id: string;
            firstName: string;
            lastName: string;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            reference: string;
        };
        SubscriptionBody: {
            firstName: string;
            email: string;
        };
        SubscriptionConfirmation: {
            id: string;
            firstName: string;
            email: string;
            createdAt: string;
        };
        VisitorMoveRequest: {
            /** @enum {string} */
            type: "move";
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            message: string | null;
            requestedAt: string;
        };
        VisitorCancelRequest: {
            /** @enum {string} */
            type: "cancel";
            message: string | null;
            requestedAt: string;
        };
        ListedAppointment: {
            id: string;
            firstName: string;
            lastName: string;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            visitorTimeZone: string | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
        };
        ListedSubscription: {
            id: string;
            firstName: string;
            email: string;
            createdAt: string;
            lastName: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "subscription";
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
        };
        AppointmentLead: {
            id: string;
            firstName: string;
            lastName: string;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            visitorTimeZone: string | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @enum {string} */
            leadType: "appointment";
        };
        SubscriptionLead: {
            id: string;
            firstName: string;
            email: string;
            createdAt: string;
            lastName: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "subscription";
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @enum {string} */
            leadType: "subscription";
        };
        BookingFigures: {
            total: number;
            confirmed: number;
            pending: number;
            hold: number;
        };
        LeadFigures: {
            total: number;
            fromBookings: number;
            fromSubscriptions: number;
            new: number;
            inProgress: number;
            notQualified: number;
            offerDeclined: number;
            closedSale: number;
        };
        SalesFigures: {
            total: number;
            monthly: number;
            quarterly: number;
            annual: number;
        };
        AdminStatsView: {
            bookings: components["schemas"]["BookingFigures"];
            leads: components["schemas"]["LeadFigures"];
            sales: components["schemas"]["SalesFigures"];
        };
        WeekOfLeadsView: {
            weekStart: string;
            bookings: number;
            subscriptions: number;
        };
        DayOfBookingsView: {
            date: string;
            bookings: number;
        };
        LeadStatusBody: {
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
        };
        AppointmentView: {
            id: string;
            firstName: string;
            lastName: string;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            visitorTimeZone: string | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
        };
        SubscriptionView: {
            id: string;
            firstName: string;
            email: string;
            createdAt: string;
            lastName: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "subscription";
        };
        BookingStatusBody: {
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            tellVisitor?: boolean;
        };
        SaleBody: {
            productPurchased: string;
            /** @enum {string} */
            premiumFrequency: "monthly" | "quarterly" | "annual";
            premiumRate: string;
        };
        LeadNoteView: {
            id: string;
            leadId: string;
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            note: string;
            createdBy: string;
            createdByName: string;
            createdAt: string;
        };
        NoteBody: {
            note: string;
        };
        ActivityEntry: {
            id: string;
            leadId: string;
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            actionType: string;
            actionDetails: string;
            performedBy: string | null;
            performedByName: string;
            createdAt: string;
        };
        ScheduleBody: {
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            tellVisitor?: boolean;
        };
        RequestAnswerBody: {
            accept: boolean;
            tellVisitor?: boolean;
        };
        PostView: {
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            content: string;
            /** @enum {string} */
            category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            imageUrl: string;
            readTime: string;
            publishedAt: string;
        };
        PostBody: {
            title: string;
            excerpt: string;
            content: string;
            /** @enum {string} */
            category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            imageUrl: string;
            readTime: string;
        };
        DeletedPostView: {
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            /** @enum {string} */
            category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            imageUrl: string;
            readTime: string;
            publishedAt: string;
            deletedAt: string;
        };
        PreviewBody: {
            content: string;
        };
        PreviewView: {
            html: string;
        };
        PostVersionView: {
            id: string;
            blogPostId: string;
            title: string;
            content: string;
            editedBy: string;
            editedByName: string;
            createdAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    MailsController_list: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
                sort?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailView"][];
                };
            };
        };
    };
    MailsController_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSummaryView"];
                };
            };
        };
    };
    MailsController_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailView"];
                };
            };
        };
    };
    MailsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDetailView"];
                };
            };
        };
    };
    MailsController_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailView"];
                };
            };
        };
    };
    AuthController_current: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUserView"];
                };
            };
        };
    };
    AuthController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUserView"];
                };
            };
        };
    };
    AuthController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_ownPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UsersController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                status: "active" | "deactivated" | "removed";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"][];
                };
            };
        };
    };
    UsersController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    UsersController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    UsersController_password: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SettingsController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsView"];
                };
            };
        };
    };
    SettingsController_changeVisitorMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorMailsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorMailsView"];
                };
            };
        };
    };
    LeadListsController_appointments: {
        parameters: {
            query?: {
                sort?: unknown;
                range?: unknown;
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAppointment"][];
                };
            };
        };
    };
    PublicLeadsController_book: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConfirmation"];
                };
            };
        };
    };
    LeadListsController_subscriptions: {
        parameters: {
            query?: {
                sort?: unknown;
                range?: unknown;
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSubscription"][];
                };
            };
        };
    };
    PublicLeadsController_subscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionConfirmation"];
                };
            };
        };
    };
    LeadListsController_leads: {
        parameters: {
            query?: {
                sort?: unknown;
                range?: unknown;
                filter?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
                };
            };
        };
    };
    LeadListsController_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStatsView"];
                };
            };
        };
    };
    LeadListsController_weeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekOfLeadsView"][];
                };
            };
        };
    };
    LeadListsController_days: {
        parameters: {
            query: {
                to: unknown;
                from: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayOfBookingsView"][];
                };
            };
        };
    };
    LeadWorkController_appointmentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    LeadWorkController_subscriptionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
        };
    };
    LeadWorkController_bookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    LeadWorkController_salesInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    LeadWorkController_notes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leadType: "appointment" | "subscription";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteView"][];
                };
            };
        };
    };
    LeadWorkController_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leadType: "appointment" | "subscription";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteView"];
                };
            };
        };
    };
    LeadWorkController_activity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                leadType: "appointment" | "subscription";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntry"][];
                };
            };
        };
    };
    BookingWorkController_schedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    BookingWorkController_visitorRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestAnswerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    PublicPostsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"][];
                };
            };
        };
    };
    PostsController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    PostsController_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPostView"][];
                };
            };
        };
    };
    PostsController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewView"];
                };
            };
        };
    };
    PostsController_revise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    PostsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PostsController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    PostsController_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostVersionView"][];
                };
            };
        };
    };
}
