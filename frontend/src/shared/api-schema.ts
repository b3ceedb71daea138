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
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhooksController_list"];
        put?: never;
        post: operations["WebhooksController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["WebhooksController_remove"];
        options?: never;
        head?: never;
        patch: operations["WebhooksController_change"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhooksController_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_resend"];
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
    "/api/user/draft-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuthController_draftKey"];
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
    "/api/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondStepController_byCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondStepController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondStepController_byPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SecondFactorController_show"];
        put?: never;
        post?: never;
        delete: operations["SecondFactorController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SecondFactorController_list"];
        put?: never;
        post: operations["SecondFactorController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["SecondFactorController_removePasskey"];
        options?: never;
        head?: never;
        patch: operations["SecondFactorController_rename"];
        trace?: never;
    };
    "/api/password/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ForgottenPasswordController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ForgottenPasswordController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnEmailController_read"];
        put: operations["OwnEmailController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SessionsController_list"];
        put?: never;
        post?: never;
        delete: operations["SessionsController_endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["SessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConfirmationController_show"];
        put?: never;
        post: operations["ConfirmationController_confirm"];
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
        patch: operations["UserAccessController_password"];
        trace?: never;
    };
    "/api/admin/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["UserAccessController_secondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["UserAccessController_email"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ApiKeysController_list"];
        put?: never;
        post: operations["ApiKeysController_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["ApiKeysController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuditController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuditController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MediaController_list"];
        put?: never;
        post: operations["MediaController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MediaController_one"];
        put?: never;
        post?: never;
        delete: operations["MediaController_remove"];
        options?: never;
        head?: never;
        patch: operations["MediaController_change"];
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
    "/api/admin/settings/{section}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SettingsController_history"];
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
        put: operations["VisitorMailsSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["IdentitySettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/appearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["AppearanceSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["HoursSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/hero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["HeroSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["StatsSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ServicesSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["AboutSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["TestimonialsSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["LegalSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["RetentionSettingsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/closed-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ClosedDaysController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/busy-calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BusyCalendarsController_list"];
        put?: never;
        post: operations["BusyCalendarsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/busy-calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["BusyCalendarsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BusyTimesController_busy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/busy/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BusyTimesController_unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["IssuesController_list"];
        put?: never;
        post: operations["IssuesController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["IssuesController_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["IssuesController_subscriberList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssuesController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["IssuesController_one"];
        put: operations["IssuesController_change"];
        post?: never;
        delete: operations["IssuesController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssuesController_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["IssuesController_audience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssuesController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssuesController_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssuesController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssuesController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletters/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["IssuesController_deliveryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscriptions/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConsentsController_consents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscriptions/{id}/consents/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsentsController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscriptions/{id}/consents/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsentsController_confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ChallengeController_challenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SuspectedController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspected/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspectedController_releaseAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspected/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspectedController_discardAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspected/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspectedController_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/suspected/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspectedController_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BlockedController_list"];
        put?: never;
        post: operations["BlockedController_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blocked/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["BlockedController_unblock"];
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
    "/api/admin/subscriptions/{id}/details": {
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
        patch: operations["LeadCareController_subscriptionDetails"];
        trace?: never;
    };
    "/api/admin/leads/{leadType}/{id}/owner": {
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
        patch: operations["LeadCareController_owner"];
        trace?: never;
    };
    "/api/admin/leads/appointment/{id}/send-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["LeadCareController_confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["LeadCareController_bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BookingWorkController_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointments/{id}/details": {
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
        patch: operations["BookingWorkController_details"];
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
    "/api/admin/appointments/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BookingWorkController_correction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarFeedController_current"];
        put?: never;
        post: operations["CalendarFeedController_make"];
        delete: operations["CalendarFeedController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["KeyLeadsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/leads/{leadType}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["KeyLeadsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["KeyLeadsController_change"];
        trace?: never;
    };
    "/api/v1/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["KeyLeadsController_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TasksController_list"];
        put?: never;
        post: operations["TasksController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["TasksController_remove"];
        options?: never;
        head?: never;
        patch: operations["TasksController_change"];
        trace?: never;
    };
    "/api/admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ClientsController_list"];
        put?: never;
        post: operations["ClientsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ClientsController_one"];
        put?: never;
        post?: never;
        delete: operations["ClientsController_remove"];
        options?: never;
        head?: never;
        patch: operations["ClientsController_change"];
        trace?: never;
    };
    "/api/admin/clients/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ClientsController_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ClientsController_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MergesController_duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MergesController_merges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MergesController_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MergesController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/households": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HouseholdsController_list"];
        put?: never;
        post: operations["HouseholdsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/households/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HouseholdsController_one"];
        put?: never;
        post?: never;
        delete: operations["HouseholdsController_remove"];
        options?: never;
        head?: never;
        patch: operations["HouseholdsController_change"];
        trace?: never;
    };
    "/api/admin/leads/{leadType}/{id}/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ClientOfLeadController_link"];
        delete: operations["ClientOfLeadController_unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["KeyClientsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PoliciesController_list"];
        put?: never;
        post: operations["PoliciesController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PoliciesController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["PoliciesController_change"];
        trace?: never;
    };
    "/api/admin/policies/{id}/change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PoliciesController_previewChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PoliciesController_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{id}/beneficiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PoliciesController_beneficiaries"];
        put: operations["PoliciesController_changeBeneficiaries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{id}/premiums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PoliciesController_premiums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/premiums/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/premiums/{id}": {
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
        patch: operations["PaymentsController_correct"];
        trace?: never;
    };
    "/api/admin/payments/{id}": {
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
        patch: operations["PaymentsController_advance"];
        trace?: never;
    };
    "/api/admin/payments/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentsController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PaymentsController_reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policies/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CasesController_list"];
        put?: never;
        post: operations["CasesController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{id}": {
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
        patch: operations["CasesController_change"];
        trace?: never;
    };
    "/api/admin/insurers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["InsurersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/insurers/{id}": {
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
        patch: operations["InsurersController_rename"];
        trace?: never;
    };
    "/api/admin/insurers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["InsurersController_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
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
        patch: operations["InsurersController_changeProduct"];
        trace?: never;
    };
    "/api/admin/products/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["InsurersController_mergeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BookController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policy-mails/tomorrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PolicyMailsController_tomorrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["KeyPoliciesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DeskController_today"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DeskController_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/leads/{leadType}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DeskController_lead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DeskController_search"];
        put?: never;
        post?: never;
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
    "/api/admin/blog-posts/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DeletedPostsController_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/deleted/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["DeletedPostsController_removeForGood"];
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
        get: operations["PostsController_one"];
        put: operations["PostsController_revise"];
        post?: never;
        delete: operations["DeletedPostsController_remove"];
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
        post: operations["DeletedPostsController_restore"];
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
        post: operations["PreviewsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/{id}/preview-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PreviewsController_make"];
        delete: operations["PreviewsController_remove"];
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
        get: operations["PostsController_list"];
        put?: never;
        post: operations["PostsController_create"];
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
    "/api/v1/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["KeyPostsController_list"];
        put?: never;
        post: operations["KeyPostsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["KeyPostsController_revise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_list"];
        put?: never;
        post: operations["PrivacyController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/erasures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["RequestsController_list"];
        put?: never;
        post: operations["RequestsController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/requests/{id}": {
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
        patch: operations["RequestsController_change"];
        trace?: never;
    };
    "/api/admin/privacy/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HoldsController_list"];
        put?: never;
        post: operations["HoldsController_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["HoldsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DueController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/due/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DueController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/breaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BreachesController_list"];
        put?: never;
        post: operations["BreachesController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/breaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BreachesController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["BreachesController_takeSteps"];
        trace?: never;
    };
    "/api/admin/privacy/breaches/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BreachesController_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/breaches/{id}/affected.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BreachesController_affected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ThresholdController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportFilesController_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/wrong.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportFilesController_wrong"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportsController_list"];
        put?: never;
        post: operations["ImportsController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportsController_one"];
        put?: never;
        post?: never;
        delete: operations["ImportsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ImportsController_map"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ImportsController_layOut"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportsController_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportsController_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportsController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ImportsController_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportsController_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ImportsController_decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/undo-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportsController_undoPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/import-mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportMappingsController_mappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/import-mappings/{kind}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["ImportMappingsController_removeMapping"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/import-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ImportMappingsController_fields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/export/everything.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["EverythingController_everything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/self-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CareController_recent"];
        put?: never;
        post: operations["CareController_anew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CareController_firstSteps"];
        put?: never;
        post?: never;
        delete: operations["CareController_hideFirstSteps"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SettingsPreviewController_show"];
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
            kind: string;
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | "policy" | null;
            leadId: string | null;
            /** @description Of the person it is about */
            name: string | null;
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
            kind: string;
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | "policy" | null;
            leadId: string | null;
            /** @description Of the person it is about */
            name: string | null;
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
            /** @description When the content was removed; text and html are then empty */
            contentRemovedAt: string | null;
        };
        WebhookView: {
            id: string;
            /**
             * @description Masked: the host alone
             * @example https://n8n.example/…
             */
            url: string;
            events: ("booking.created" | "booking.confirmed" | "booking.moved" | "booking.cancelled" | "lead.status_changed" | "lead.sale_recorded" | "subscription.confirmed" | "subscription.left" | "client.updated" | "policy.updated" | "premium.recorded" | "premium.past_grace")[];
            description: string | null;
            enabled: boolean;
            /** @enum {string|null} */
            offReason: "gone" | "failing" | "unreadable" | null;
            /** @description When it was turned off without staff */
            offAt: string | null;
            /** @description Since when nothing was accepted */
            failingSince: string | null;
            createdAt: string;
            createdByName: string;
        };
        NewWebhookBody: {
            url: string;
            events: string[];
            enabled?: boolean;
            description?: string | null;
        };
        NewWebhookView: {
            id: string;
            /**
             * @description Masked: the host alone
             * @example https://n8n.example/…
             */
            url: string;
            events: ("booking.created" | "booking.confirmed" | "booking.moved" | "booking.cancelled" | "lead.status_changed" | "lead.sale_recorded" | "subscription.confirmed" | "subscription.left" | "client.updated" | "policy.updated" | "premium.recorded" | "premium.past_grace")[];
            description: string | null;
            enabled: boolean;
            /** @enum {string|null} */
            offReason: "gone" | "failing" | "unreadable" | null;
            /** @description When it was turned off without staff */
            offAt: string | null;
            /** @description Since when nothing was accepted */
            failingSince: string | null;
            createdAt: string;
            createdByName: string;
            /** @description This once */
            secret: string;
        };
        WebhookChangeBody: {
            url?: string;
            events?: string[];
            enabled?: boolean;
            description?: string | null;
        };
        NewSecretView: {
            /** @description This once */
            secret: string;
        };
        WebhookAttemptView: {
            at: string;
            status: number | null;
            milliseconds: number;
            /** @description The beginning of the answer */
            answer: string;
            /** @description Why there was no whole answer */
            problem: string | null;
        };
        WebhookDeliveryView: {
            /** @description The webhook-id of each attempt */
            id: string;
            webhookId: string;
            sequence: number;
            /** @enum {string} */
            type: "booking.created" | "booking.confirmed" | "booking.moved" | "booking.cancelled" | "lead.status_changed" | "lead.sale_recorded" | "subscription.confirmed" | "subscription.left" | "client.updated" | "policy.updated" | "premium.recorded" | "premium.past_grace" | "test";
            subjectId: string;
            leadType: string | null;
            createdAt: string;
            /** @enum {string} */
            state: "queued" | "sending" | "delivered" | "failed";
            attempts: number;
            queuedAt: string;
            nextAttemptAt: string | null;
            deliveredAt: string | null;
            log: components["schemas"]["WebhookAttemptView"][];
        };
        ReplayBody: {
            from: string;
            to: string;
        };
        ReplayedWebhookView: {
            /** @description How many are delivered again */
            deliveries: number;
        };
        SessionUserView: {
            id: string;
            username: string;
            name: string;
            /** @enum {string} */
            role: "superadmin" | "admin_assistant";
            /** @enum {boolean} */
            secondFactorRequired?: true;
        };
        DraftKeyView: {
            key: string;
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
        SignInCodeBody: {
            code: string;
        };
        PasskeySignInBody: {
            response: {
                [key: string]: unknown;
            };
        };
        PasskeyView: {
            id: string;
            name: string;
            createdAt: string;
            lastUsedAt: string | null;
        };
        SecondFactorView: {
            totpSince: string | null;
            passkeys: components["schemas"]["PasskeyView"][];
            recoveryCodesLeft: number;
            required: boolean;
        };
        ConfirmedBody: {
            /** Format: password */
            password: string;
        };
        TotpView: {
            secret: string;
            uri: string;
        };
        TotpCodeBody: {
            code: string;
        };
        RecoveryCodesView: {
            recoveryCodes: string[];
        };
        NewPasskeyBody: {
            name: string;
            response: {
                [key: string]: unknown;
            };
        };
        NewPasskeyView: {
            passkey: components["schemas"]["PasskeyView"];
            recoveryCodes: string[] | null;
        };
        PasskeyNameBody: {
            name: string;
        };
        ForgottenPasswordBody: {
            account: string;
        };
        ForgottenPasswordView: {
            /** @description The same sentence for every account */
            message: string;
        };
        NewPasswordBody: {
            token: string;
            /** Format: password */
            newPassword: string;
        };
        OwnEmailView: {
            email: string | null;
        };
        OwnEmailBody: {
            email: string | null;
            /** Format: password */
            password: string;
        };
        SessionView: {
            /** @description Names the session here only; it grants no access */
            id: string;
            /** @example Chrome on Windows */
            browser: string;
            createdAt: string;
            /** @description To about a minute */
            seenAt: string;
            /** @description Whether the request came with it */
            current: boolean;
        };
        ConfirmationView: {
            confirmedAt: string;
        };
        UserView: {
            id: string;
            username: string;
            name: string;
            /** @enum {string} */
            role: "superadmin" | "admin_assistant";
            /** @enum {string} */
            status: "active" | "deactivated" | "removed";
            email: string | null;
            deactivationNote: string | null;
            deactivatedBy: string | null;
            deactivatedAt: string | null;
            removedBy: string | null;
            removedAt: string | null;
            removalNote: string | null;
            createdAt: string;
            secondFactor: boolean;
        };
        NewUserBody: {
            username: string;
            /** Format: password */
            password: string;
            name: string;
            /** @enum {string} */
            role?: "superadmin" | "admin_assistant";
            email?: string | null;
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
        EmailBody: {
            email: string | null;
        };
        StaffMemberView: {
            id: string;
            name: string;
            /** @enum {string} */
            role: "superadmin" | "admin_assistant";
        };
        ApiKeyView: {
            id: string;
            name: string;
            /** @description The beginning and the last four characters of the key */
            hint: string;
            scopes: ("leads:read" | "leads:write" | "clients:read" | "policies:read" | "bookings:write" | "posts:read" | "posts:write")[];
            /** @enum {string} */
            state: "active" | "expired" | "ended";
            createdAt: string;
            /** @description The id of the user who made it */
            createdBy: string;
            createdByName: string;
            expiresAt: string | null;
            endedAt: string | null;
            lastCallAt: string | null;
            /** @description From which it was used last */
            lastAddress: string | null;
            /** @description Of the last 7 days, today included */
            calls: number;
        };
        NewApiKeyBody: {
            name: string;
            scopes: string[];
            expiresAt?: string | null;
        };
        NewApiKeyView: {
            id: string;
            name: string;
            /** @description The beginning and the last four characters of the key */
            hint: string;
            scopes: ("leads:read" | "leads:write" | "clients:read" | "policies:read" | "bookings:write" | "posts:read" | "posts:write")[];
            /** @enum {string} */
            state: "active" | "expired" | "ended";
            createdAt: string;
            /** @description The id of the user who made it */
            createdBy: string;
            createdByName: string;
            expiresAt: string | null;
            endedAt: string | null;
            lastCallAt: string | null;
            /** @description From which it was used last */
            lastAddress: string | null;
            /** @description Of the last 7 days, today included */
            calls: number;
            /** @description The key itself, which is in this answer only */
            key: string;
        };
        AuditEntryView: {
            id: string;
            seq: number;
            at: string;
            action: string;
            /** @enum {string} */
            area: "sign-in" | "accounts" | "leads" | "clients" | "policies" | "imports" | "connections" | "messages" | "newsletter" | "blog" | "pictures" | "tasks" | "settings" | "privacy" | "other";
            userId: string | null;
            /** @description Of the user or of the API key */
            userName: string | null;
            details: {
                [key: string]: string | number | boolean;
            };
            requestId: string | null;
        };
        AuditVerificationView: {
            at: string;
            entries: number;
            hash: string;
            problem: string | null;
        };
        AuditStateView: {
            entries: number;
            verification: components["schemas"]["AuditVerificationView"] | null;
            unrecorded: number;
        };
        MediaSummaryView: {
            id: string;
            hash: string;
            /** @description The name of the uploaded file; text, not a path */
            name: string;
            alt: string;
            focalX: number;
            focalY: number;
            /** @description Of the upright original */
            width: number;
            height: number;
            /** @description Of the uploaded file */
            bytes: number;
            /** @example /media/0123456789abcdef0123456789abcdef-1600.webp */
            url: string;
            thumbnail: string;
            srcset: string;
            createdAt: string;
            uploadedByName: string | null;
        };
        UploadForm: {
            alt?: string | null;
            /** Format: binary */
            file: string;
        };
        MediaUseView: {
            /** @enum {string} */
            kind: "article" | "newsletter" | "setting";
            label: string;
            /** @description The page of the console */
            link: string;
        };
        MediaView: {
            id: string;
            hash: string;
            /** @description The name of the uploaded file; text, not a path */
            name: string;
            alt: string;
            focalX: number;
            focalY: number;
            /** @description Of the upright original */
            width: number;
            height: number;
            /** @description Of the uploaded file */
            bytes: number;
            /** @example /media/0123456789abcdef0123456789abcdef-1600.webp */
            url: string;
            thumbnail: string;
            srcset: string;
            createdAt: string;
            uploadedByName: string | null;
            uses: components["schemas"]["MediaUseView"][];
        };
        MediaChangeBody: {
            alt?: string | null;
            focalX?: number | null;
            focalY?: number | null;
        };
        VisitorMailsView: {
            howToPay: string;
            booking_received: boolean;
            booking_confirmed: boolean;
            booking_rescheduled: boolean;
            booking_cancelled: boolean;
            booking_reminder: boolean;
            subscription_reminder: boolean;
            premium_due: boolean;
            premium_in_grace: boolean;
            policy_anniversary: boolean;
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        IdentityView: {
            name: string;
            tagline: string;
            advisor: string;
            licence: string;
            licenceUrl: string;
            phone: string;
            email: string;
            address: string;
            socialUrl: string;
            chatUrl: string;
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        AppearanceView: {
            brandColour: string;
            /** Format: picture */
            logo: string;
            /** Format: picture */
            portrait: string;
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        ClosedDayBody: {
            date: string;
            name: string;
        };
        MeetingView: {
            /** @enum {string} */
            way: "phone" | "video" | "office";
            minutes: number;
            videoUrl: string;
        };
        HoursView: {
            week: (components["schemas"]["OpenHoursBody"] | null)[];
            closedDays: components["schemas"]["ClosedDayBody"][];
            meeting: components["schemas"]["MeetingView"];
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        HeroView: {
            title: string;
            lead: string;
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        StatBody: {
            figure: string;
            label: string;
        };
        StatsView: {
            hidden: boolean;
            items: components["schemas"]["StatBody"][];
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        ServiceBody: {
            gain: string;
            detail: string;
        };
        ServicesView: {
            title: string;
            lead: string;
            items: components["schemas"]["ServiceBody"][];
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        FactBody: {
            term: string;
            detail: string;
        };
        AboutView: {
            title: string;
            lead: string;
            story: string;
            facts: components["schemas"]["FactBody"][];
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        TestimonialView: {
            quote: string;
            name: string;
            about: string;
        };
        TestimonialsView: {
            hidden: boolean;
            title: string;
            items: components["schemas"]["TestimonialView"][];
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        LegalTextBody: {
            date: string;
            text: string;
        };
        LegalView: {
            privacyPolicy: components["schemas"]["LegalTextBody"];
            termsOfService: components["schemas"]["LegalTextBody"];
            cookiePolicy: components["schemas"]["LegalTextBody"];
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        RetentionView: {
            bookingMonths: number;
            mailMonths: number;
            policyMonths: number;
            automatic: boolean;
            /** @description Null until the section is changed */
            updatedAt: string | null;
            updatedByName: string | null;
        };
        SettingsView: {
            visitorMails: components["schemas"]["VisitorMailsView"];
            identity: components["schemas"]["IdentityView"];
            appearance: components["schemas"]["AppearanceView"];
            hours: components["schemas"]["HoursView"];
            hero: components["schemas"]["HeroView"];
            stats: components["schemas"]["StatsView"];
            services: components["schemas"]["ServicesView"];
            about: components["schemas"]["AboutView"];
            testimonials: components["schemas"]["TestimonialsView"];
            legal: components["schemas"]["LegalView"];
            retention: components["schemas"]["RetentionView"];
        };
        ReplacedValueView: {
            id: string;
            value: {
                [key: string]: unknown;
            };
            /** @description When it was replaced */
            createdAt: string;
            /** @description Who replaced it */
            editedByName: string | null;
        };
        VisitorMailsBody: {
            ifUpdatedAt?: string | null;
            howToPay?: string | null;
            booking_received: boolean;
            booking_confirmed: boolean;
            booking_rescheduled: boolean;
            booking_cancelled: boolean;
            booking_reminder: boolean;
            subscription_reminder: boolean;
            premium_due: boolean;
            premium_in_grace: boolean;
            policy_anniversary: boolean;
        };
        IdentityBody: {
            ifUpdatedAt?: string | null;
            name: string;
            tagline: string;
            advisor: string;
            licence: string;
            licenceUrl?: string | null;
            phone: string;
            email: string;
            address: string;
            socialUrl?: string | null;
            chatUrl?: string | null;
        };
        AppearanceBody: {
            ifUpdatedAt?: string | null;
            brandColour: string;
            /** Format: picture */
            logo?: string | null;
            /** Format: picture */
            portrait?: string | null;
        };
        OpenHoursBody: {
            opens: number;
            closes: number;
        };
        MeetingBody: {
            /** @enum {string} */
            way: "phone" | "video" | "office";
            minutes: number;
            videoUrl?: string | null;
        };
        HoursBody: {
            ifUpdatedAt?: string | null;
            week: (components["schemas"]["OpenHoursBody"] | null)[];
            closedDays: components["schemas"]["ClosedDayBody"][];
            meeting?: components["schemas"]["MeetingBody"];
        };
        HeroBody: {
            ifUpdatedAt?: string | null;
            title: string;
            lead: string;
        };
        StatsBody: {
            ifUpdatedAt?: string | null;
            hidden?: boolean;
            items: components["schemas"]["StatBody"][];
        };
        ServicesBody: {
            ifUpdatedAt?: string | null;
            title: string;
            lead: string;
            items: components["schemas"]["ServiceBody"][];
        };
        AboutBody: {
            ifUpdatedAt?: string | null;
            title: string;
            lead: string;
            story: string;
            facts: components["schemas"]["FactBody"][];
        };
        TestimonialBody: {
            quote: string;
            name: string;
            about?: string | null;
        };
        TestimonialsBody: {
            ifUpdatedAt?: string | null;
            hidden?: boolean;
            title: string;
            items: components["schemas"]["TestimonialBody"][];
        };
        LegalBody: {
            ifUpdatedAt?: string | null;
            privacyPolicy: components["schemas"]["LegalTextBody"];
            termsOfService: components["schemas"]["LegalTextBody"];
            cookiePolicy: components["schemas"]["LegalTextBody"];
        };
        RetentionBody: {
            ifUpdatedAt?: string | null;
            bookingMonths: number;
            mailMonths: number;
            policyMonths?: number;
            automatic: boolean;
        };
        ClosedDayView: {
            date: string;
            name: string;
        };
        UnreadEntryView: {
            title: string;
            /** @description The day on which it begins, where that is known */
            day: string | null;
            /** @description Why, in words */
            reason: string;
        };
        BusyCalendarView: {
            id: string;
            name: string;
            /**
             * @description Masked: the host alone
             * @example https://calendar.google.com/…
             */
            url: string;
            createdAt: string;
            /** @description When it was last read without a failure */
            readAt: string | null;
            /** @description What is wrong with it, in words */
            problem: string | null;
            /** @description Whether the problem is that the times of an earlier reading are kept */
            isStale: boolean;
            /** @description How many entries could not be read, so that their times are not known */
            leftOut: number;
            /** @description The first 50 of those, and of the ones in a time zone that is not known */
            entries: components["schemas"]["UnreadEntryView"][];
        };
        NewBusyCalendarBody: {
            name: string;
            url: string;
        };
        BusyTimeView: {
            userId: string;
            /** @description ISO 8601 UTC */
            start: string;
            end: string;
            /** @description Only of the own times of the user */
            title?: string;
        };
        UnreadDayView: {
            userId: string;
            /** @description YYYY-MM-DD */
            day: string;
            /** @description Only of the own entries of the user */
            title?: string;
        };
        IssueSummaryView: {
            id: string;
            subject: string;
            preheader: string;
            public: boolean;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            slug: string | null;
            sendAt: string | null;
            startedAt: string | null;
            endedAt: string | null;
            recipients: number;
            sent: number;
            failed: number;
            skipped: number;
            /** @description Subscribers who left by a link of this issue */
            left: number;
            createdBy: string;
            createdAt: string;
            updatedAt: string;
        };
        IssueBody: {
            subject: string;
            preheader?: string | null;
            content?: string | null;
            public?: boolean;
        };
        IssueView: {
            id: string;
            subject: string;
            preheader: string;
            content: string;
            public: boolean;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            slug: string | null;
            sendAt: string | null;
            startedAt: string | null;
            endedAt: string | null;
            recipients: number;
            sent: number;
            failed: number;
            skipped: number;
            /** @description Subscribers who left by a link of this issue */
            left: number;
            createdBy: string;
            createdAt: string;
            updatedAt: string;
        };
        NewsletterStatusView: {
            /** @description Whether a mail server is connected */
            smtp: boolean;
            dailyLimit: number | null;
            sentToday: number;
        };
        SubscriberView: {
            /** @description The id of the subscription */
            id: string;
            firstName: string;
            email: string;
            /** @enum {string} */
            state: "unconfirmed" | "confirmed" | "left" | "failing";
            /** @description Why no issue is sent to this address */
            reason: string | null;
        };
        MailPreviewView: {
            /** @example Harborlight Advisory <hello@harborlight.example> */
            from: string;
            subject: string;
            /** @description What a mailbox shows behind the subject */
            preview: string;
            html: string;
            text: string;
        };
        IssueDetailView: {
            id: string;
            subject: string;
            preheader: string;
            content: string;
            public: boolean;
            /** @enum {string} */
            state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            slug: string | null;
            sendAt: string | null;
            startedAt: string | null;
            endedAt: string | null;
            recipients: number;
            sent: number;
            failed: number;
            skipped: number;
            /** @description Subscribers who left by a link of this issue */
            left: number;
            createdBy: string;
            createdAt: string;
            updatedAt: string;
            /** @description Addresses confirmed since it began */
            confirmedSince: number;
        };
        IssueChangeBody: {
            subject: string;
            preheader?: string | null;
            content?: string | null;
            public?: boolean;
            ifUpdatedAt?: string | null;
        };
        TestCopyBody: {
            to: string;
        };
        TestCopyView: {
            /** @description The id of the message */
            id: string;
        };
        AudienceView: {
            recipients: number;
            unconfirmed: number;
            left: number;
            failing: number;
        };
        SendBody: {
            at?: string | null;
        };
        DeliveryView: {
            /** @description The id of the subscription */
            id: string;
            firstName: string;
            email: string;
            /** @enum {string} */
            state: "waiting" | "sending" | "sent" | "failed" | "skipped";
            /** @description The mail server's own words */
            reply: string | null;
            reason: string | null;
            mailId: string | null;
            sentAt: string | null;
        };
        ConsentView: {
            id: string;
            wording: string;
            wordingVersion: string;
            policyDate: string;
            /** @enum {string} */
            form: "newsletter" | "footer" | "return" | "unknown" | "import";
            givenAt: string;
            confirmedAt: string | null;
            /** @enum {string|null} */
            confirmedHow: "link" | "return" | "import" | null;
            withdrawnAt: string | null;
            /** @enum {string|null} */
            withdrawnHow: "link" | "one-click" | "staff" | "address-changed" | "import" | null;
        };
        ConsentsView: {
            /** @description The one that has the newsletter of the mailbox: another one where there are two */
            subscriptionId: string;
            /** @enum {string} */
            state: "unconfirmed" | "confirmed" | "left" | "failing";
            confirmationSentAt: string | null;
            consents: components["schemas"]["ConsentView"][];
        };
        SuspectedSubmissionView: {
            id: string;
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            reference: string | null;
            /** @enum {string} */
            reason: "honeypot" | "blocked" | "address_flood" | "flood";
            firstName: string;
            lastName: string | null;
            email: string;
            phone: string | null;
            dateOfBirth: string | null;
            preferredDate: string | null;
            preferredTime: string | null;
            serviceInterest: string | null;
            notes: string | null;
            createdAt: string;
        };
        ReleaseBody: {
            ids: string[];
        };
        ReleasedView: {
            /** @description How many of the submissions are leads now */
            released: number;
        };
        DiscardBody: {
            ids?: string[];
            /** @enum {string} */
            reason?: "honeypot" | "blocked" | "address_flood" | "flood";
        };
        DiscardedView: {
            /** @description How many submissions were deleted */
            discarded: number;
        };
        BlockedSenderView: {
            id: string;
            /** @enum {string} */
            kind: "email" | "domain" | "phone";
            value: string;
            note: string | null;
            createdByName: string;
            createdAt: string;
        };
        BlockBody: {
            /** @enum {string} */
            kind: "email" | "domain" | "phone";
            value: string;
            note?: string | null;
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
            subject?: string | null;
            proof?: string | null;
        };
        BookingConfirmation: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            reference: string;
        };
        SubscriptionBody: {
            firstName: string;
            email: string;
            /** @enum {string} */
            form?: "newsletter" | "footer";
            subject?: string | null;
            proof?: string | null;
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
        LastNote: {
            /** @description Cut at 140 characters */
            text: string;
            /** @enum {string|null} */
            channel: "call" | "e-mail" | "meeting" | "message" | null;
            createdByName: string;
            createdAt: string;
        };
        ListedAppointment: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            /** @description Empty when it is not known */
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            soldOn: string | null;
            visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            meetingMinutes: number | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            outsideHours?: "closed" | "holiday" | null;
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
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
        };
        AppointmentLead: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            /** @description Empty when it is not known */
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            soldOn: string | null;
            visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            meetingMinutes: number | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            outsideHours?: "closed" | "holiday" | null;
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
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
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
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            /** @description Empty when it is not known */
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            soldOn: string | null;
            visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            meetingMinutes: number | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
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
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
        };
        BookingStatusBody: {
            tellVisitor?: boolean;
            message?: string | null;
            evenPast?: boolean;
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
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
            /** @enum {string|null} */
            channel: "call" | "e-mail" | "meeting" | "message" | null;
            createdBy: string;
            createdByName: string;
            createdAt: string;
        };
        NoteBody: {
            note: string;
            /** @enum {string} */
            channel?: "call" | "e-mail" | "meeting" | "message";
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
        SubscriptionDetailsBody: {
            firstName?: string;
            lastName?: string | null;
            email?: string;
        };
        OwnerBody: {
            ownerId: string | null;
        };
        BulkBody: {
            ids: string[];
            /** @enum {string} */
            leadStatus?: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            ownerId?: string | null;
        };
        BulkView: {
            /** @description How many of the leads have changed */
            changed: number;
        };
        EnteredBookingBody: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            dateOfBirth?: string | null;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            notes?: string | null;
            /** @enum {string} */
            leadSource: "phone" | "walk-in" | "referral";
            tellVisitor?: boolean;
        };
        BookingDetailsBody: {
            firstName?: string;
            lastName?: string;
            email?: string;
            phone?: string;
            dateOfBirth?: string | null;
            /** @enum {string} */
            serviceInterest?: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            notes?: string | null;
            /** @enum {string} */
            meetingWay?: "phone" | "video" | "office";
            meetingMinutes?: number | null;
        };
        ScheduleBody: {
            tellVisitor?: boolean;
            message?: string | null;
            evenPast?: boolean;
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            confirm?: boolean;
        };
        RequestAnswerBody: {
            tellVisitor?: boolean;
            message?: string | null;
            evenPast?: boolean;
            accept: boolean;
            confirm?: boolean;
        };
        CalendarFeedView: {
            /** @description Null without a feed */
            createdAt: string | null;
            fetchedAt: string | null;
        };
        NewCalendarFeedBody: {
            /** Format: password */
            password: string;
        };
        NewCalendarFeedView: {
            /** @description Shown this once; it cannot be read again */
            url: string;
        };
        KeyLeadView: {
            id: string;
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            firstName: string;
            lastName: string | null;
            /** @description Empty after an erasure */
            email: string;
            /** @description Null of a subscription */
            phone: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral" | "subscription";
            /**
             * @description Null of a subscription
             * @enum {string|null}
             */
            bookingStatus: "Pending" | "Hold" | "Confirmed" | null;
            /** @description Null of a subscription, and where an imported lead says none */
            preferredDate: string | null;
            /**
             * @description Null of a subscription, and where an imported lead says none
             * @enum {string|null}
             */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | null;
            /**
             * @description Null of a subscription, and where an imported lead says none
             * @enum {string|null}
             */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | null;
            /** @description Of a booking that the visitor cancelled */
            cancelledAt: string | null;
            /** @description When staff first answered */
            answeredAt: string | null;
            /** @description The user who takes care of it */
            ownerId: string | null;
            /** @description The client that the person became */
            clientId: string | null;
            /** @description When everything personal was removed; remove your copy, too */
            erasedAt: string | null;
            createdAt: string;
        };
        SentBookingBody: {
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
        TaskView: {
            /** @enum {string} */
            kind: "task" | "case";
            id: string;
            title: string;
            dueDate: string;
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
            leadName: string | null;
            clientId: string | null;
            clientName: string | null;
            /** @description Null for a task */
            caseTitle: string | null;
            /** @description Of the case */
            policyId: string | null;
            policyName: string | null;
            assigneeId: string | null;
            assigneeName: string | null;
            done: boolean;
            createdBy: string;
            createdAt: string;
            doneAt: string | null;
            doneBy: string | null;
        };
        NewTaskBody: {
            title: string;
            dueDate: string;
            /** @enum {string} */
            leadType?: "appointment" | "subscription";
            leadId?: string | null;
            clientId?: string | null;
            assigneeId?: string | null;
            done?: boolean;
        };
        TaskChangeBody: {
            title?: string | null;
            dueDate?: string | null;
            assigneeId?: string | null;
            done?: boolean;
        };
        ClientView: {
            id: string;
            firstName: string;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            email: string | null;
            phone: string | null;
            dateOfBirth: string | null;
            address: string | null;
            /** @enum {string|null} */
            channel: "call" | "message" | "e-mail" | "meeting" | null;
            ownerId: string | null;
            notes: string | null;
            /** @description The id of another client, or a name */
            referredBy: string | null;
            tags: string[];
            householdId: string | null;
            /** @enum {string|null} */
            householdRole: "head" | "spouse" | "child" | "parent" | "other" | null;
            policiesInForce: number;
            /** @description Of the policies that go on; null without an unpaid premium */
            nextPremiumDue: string | null;
            createdAt: string;
            updatedAt: string;
        };
        NewClientBody: {
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            email?: string | null;
            phone?: string | null;
            dateOfBirth?: string | null;
            address?: string | null;
            /** @enum {string} */
            channel?: "call" | "message" | "e-mail" | "meeting";
            ownerId?: string | null;
            notes?: string | null;
            referredBy?: string | null;
            tags?: string[] | null;
            firstName: string;
        };
        ClientActivityView: {
            id: string;
            actionType: string;
            actionDetails: string;
            performedBy: string | null;
            performedByName: string;
            createdAt: string;
        };
        ClientNoteBody: {
            note: string;
        };
        ClientChangeBody: {
            middleName?: string | null;
            lastName?: string | null;
            suffix?: string | null;
            email?: string | null;
            phone?: string | null;
            dateOfBirth?: string | null;
            address?: string | null;
            /** @enum {string} */
            channel?: "call" | "message" | "e-mail" | "meeting";
            ownerId?: string | null;
            notes?: string | null;
            referredBy?: string | null;
            tags?: string[] | null;
            firstName?: string;
            ifUpdatedAt?: string | null;
        };
        DuplicateView: {
            client: components["schemas"]["ClientView"];
            reasons: ("email" | "phone" | "nameAndBirth")[];
        };
        NamedClientView: {
            id: string;
            firstName: string;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
        };
        MergeOfClientView: {
            id: string;
            other: components["schemas"]["NamedClientView"];
            mergedAt: string;
            mergedByName: string;
        };
        KeepBody: {
            /** @enum {string} */
            firstName?: "this" | "other";
            /** @enum {string} */
            middleName?: "this" | "other";
            /** @enum {string} */
            lastName?: "this" | "other";
            /** @enum {string} */
            suffix?: "this" | "other";
            /** @enum {string} */
            email?: "this" | "other";
            /** @enum {string} */
            phone?: "this" | "other";
            /** @enum {string} */
            dateOfBirth?: "this" | "other";
            /** @enum {string} */
            address?: "this" | "other";
            /** @enum {string} */
            channel?: "this" | "other";
            /** @enum {string} */
            ownerId?: "this" | "other";
            /** @enum {string} */
            notes?: "this" | "other";
            /** @enum {string} */
            referredBy?: "this" | "other";
            /** @enum {string} */
            tags?: "this" | "other";
        };
        ClientMergeBody: {
            otherId: string;
            keep?: components["schemas"]["KeepBody"];
        };
        MergedView: {
            mergeId: string;
            client: components["schemas"]["ClientView"];
        };
        StayedView: {
            /** @description `field`, `household` or a kind of link, such as `appointment` or `policy` */
            kind: string;
            /** @description The name of the field, or an id */
            id: string;
        };
        UnmergedView: {
            client: components["schemas"]["ClientView"];
            other: components["schemas"]["ClientView"];
            /** @description What was changed since the merge, and so stays */
            stayed: components["schemas"]["StayedView"][];
        };
        HouseholdMemberView: {
            clientId: string;
            /** @enum {string} */
            role: "head" | "spouse" | "child" | "parent" | "other";
        };
        HouseholdView: {
            id: string;
            name: string;
            members: components["schemas"]["HouseholdMemberView"][];
            createdAt: string;
            updatedAt: string;
        };
        MemberBody: {
            clientId: string;
            /** @enum {string} */
            role: "head" | "spouse" | "child" | "parent" | "other";
        };
        NewHouseholdBody: {
            name: string;
            members: components["schemas"]["MemberBody"][];
        };
        HouseholdChangeBody: {
            name?: string;
            members?: components["schemas"]["MemberBody"][];
            ifUpdatedAt?: string | null;
        };
        LeadClientBody: {
            clientId?: string | null;
        };
        KeyClientView: {
            id: string;
            firstName: string;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            email: string | null;
            phone: string | null;
            /** @enum {string|null} */
            channel: "call" | "message" | "e-mail" | "meeting" | null;
            /** @description The user who looks after the client */
            ownerId: string | null;
            householdId: string | null;
            policiesInForce: number;
            createdAt: string;
            updatedAt: string;
        };
        PremiumOfPolicyView: {
            /** @description In whole centavos */
            amount: number;
            currency: string;
        };
        BeneficiaryView: {
            name: string;
            relationship: string;
            /** @description In basis points */
            share: number;
            /** @enum {string} */
            class: "primary" | "contingent";
            /** @description Whether the owner can name somebody else without asking */
            revocable: boolean;
        };
        PremiumTodayView: {
            id: string;
            dueDate: string;
            /** @description In whole centavos */
            amount: number;
            currency: string;
            /** @description Payments less reversals */
            paidAmount: number;
            /**
             * @description Null for one that is not paid, of a policy that ended
             * @enum {string|null}
             */
            state: "upcoming" | "due" | "in grace" | "past grace" | "paid" | null;
            graceEndsOn: string;
            /** @description Of the grace days; null outside of them */
            daysLeft: number | null;
        };
        UpcomingTermsView: {
            effectiveOn: string;
            premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            graceDays: number;
        };
        OpenCaseView: {
            id: string;
            /** @enum {string} */
            kind: "claim" | "change" | "complaint";
            title: string;
            nextStep: string | null;
            nextBy: string | null;
        };
        PolicyView: {
            clientId: string;
            /** @description The id of a client, or a name; null for the owner */
            insured: string | null;
            insurer: string;
            product: string;
            /** @enum {string} */
            line: "life" | "health" | "accident" | "non-life";
            policyNumber: string | null;
            /** @enum {string} */
            application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            /** @description As the insurer says; null for one that was added as such */
            forceSince: string | null;
            startsOn: string;
            endsOn: string | null;
            premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            graceDays: number;
            /** @description There are no premiums due before that day */
            paidBefore: string | null;
            reinstateUntil: string | null;
            remarks: string | null;
            /** @description The booking whose sale it came from */
            saleId: string | null;
            beneficiaries: components["schemas"]["BeneficiaryView"][];
            id: string;
            clientName: string;
            clientPhone: string | null;
            /** @description Null for a client whom no mail reaches */
            clientEmail: string | null;
            /** @description Of the client who is insured; null for the owner or a name */
            insuredName: string | null;
            /** @description The first unpaid one; null without one, and for a policy that ended */
            nextPremium: components["schemas"]["PremiumTodayView"] | null;
            /** @description The terms of a day in the future; null while none are known */
            upcomingTerms: components["schemas"]["UpcomingTermsView"] | null;
            /** @description What was paid beyond the premiums, in whole centavos */
            credit: number;
            /** @description By the day of the next step */
            openCases: components["schemas"]["OpenCaseView"][];
            createdAt: string;
            updatedAt: string;
        };
        PremiumBody: {
            amount: number;
            currency?: string | null;
        };
        NewPolicyBody: {
            insured?: string | null;
            policyNumber?: string | null;
            endsOn?: string | null;
            graceDays?: number | null;
            paidBefore?: string | null;
            reinstateUntil?: string | null;
            remarks?: string | null;
            saleId?: string | null;
            clientId: string;
            insurer: string;
            product: string;
            /** @enum {string} */
            line: "life" | "health" | "accident" | "non-life";
            /** @enum {string} */
            application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            startsOn: string;
            premium: components["schemas"]["PremiumBody"];
            /** @enum {string} */
            mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            firstPremiumPaidOn?: string | null;
        };
        PolicyChangeBody: {
            insured?: string | null;
            policyNumber?: string | null;
            endsOn?: string | null;
            graceDays?: number | null;
            paidBefore?: string | null;
            reinstateUntil?: string | null;
            remarks?: string | null;
            saleId?: string | null;
            clientId?: string;
            insurer?: string;
            product?: string;
            /** @enum {string} */
            line?: "life" | "health" | "accident" | "non-life";
            /** @enum {string} */
            application?: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            force?: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            startsOn?: string;
            premium?: components["schemas"]["PremiumBody"];
            /** @enum {string} */
            mode?: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            /** @enum {string} */
            kind?: "change" | "correction";
            effectiveOn?: string | null;
            forceSince?: string | null;
            /** @enum {string} */
            arrears?: "owed" | "waived";
            reason?: string | null;
            ifUpdatedAt?: string | null;
        };
        PreviewedPremiumView: {
            dueDate: string;
            /** @description In whole centavos */
            amount: number;
            /** @description Payments less reversals */
            paidAmount: number;
            currency: string;
            /**
             * @description Null for one that is not paid, of a policy that ended
             * @enum {string|null}
             */
            state: "upcoming" | "due" | "in grace" | "past grace" | "paid" | null;
        };
        PremiumChangeView: {
            /** @description Before the change */
            dueDate: string;
            from: components["schemas"]["PreviewedPremiumView"];
            to: components["schemas"]["PreviewedPremiumView"];
        };
        ChangePreviewView: {
            keeps: components["schemas"]["PreviewedPremiumView"][];
            adds: components["schemas"]["PreviewedPremiumView"][];
            removes: components["schemas"]["PreviewedPremiumView"][];
            changes: components["schemas"]["PremiumChangeView"][];
            /** @description The first day on which the terms will be others */
            effectiveOn: string | null;
        };
        PolicyDetailsView: {
            clientId: string;
            /** @description The id of a client, or a name; null for the owner */
            insured: string | null;
            insurer: string;
            product: string;
            /** @enum {string} */
            line: "life" | "health" | "accident" | "non-life";
            policyNumber: string | null;
            /** @enum {string} */
            application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            /** @description As the insurer says; null for one that was added as such */
            forceSince: string | null;
            startsOn: string;
            endsOn: string | null;
            premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            graceDays: number;
            /** @description There are no premiums due before that day */
            paidBefore: string | null;
            reinstateUntil: string | null;
            remarks: string | null;
            /** @description The booking whose sale it came from */
            saleId: string | null;
            beneficiaries: components["schemas"]["BeneficiaryView"][];
        };
        PolicyVersionView: {
            id: string;
            policy: components["schemas"]["PolicyDetailsView"];
            upcomingTerms: components["schemas"]["UpcomingTermsView"] | null;
            reason: string | null;
            changedBy: string;
            changedByName: string;
            changedAt: string;
        };
        BeneficiaryBody: {
            name: string;
            relationship: string;
            share: number;
            /** @enum {string} */
            class: "primary" | "contingent";
            revocable: boolean;
        };
        BeneficiariesBody: {
            beneficiaries: components["schemas"]["BeneficiaryBody"][];
            reason?: string | null;
            ifUpdatedAt?: string | null;
        };
        PaymentView: {
            id: string;
            premiumId: string;
            /** @description In whole centavos; negative in a reversal */
            amount: number;
            paidOn: string;
            remittedOn: string | null;
            postedOn: string | null;
            receiptNumber: string | null;
            /** @description The payment that this line takes back */
            reversalOf: string | null;
            /** @description The payment of which it is a part that was carried to or from the premium */
            carriedFrom: string | null;
            reason: string | null;
            recordedBy: string;
            recordedByName: string;
            createdAt: string;
        };
        PremiumCorrectionView: {
            id: string;
            premiumId: string;
            /** @description Before, in whole centavos */
            amount: number;
            /** @description Before */
            dueDate: string;
            reason: string;
            correctedBy: string;
            correctedByName: string;
            correctedAt: string;
        };
        PremiumView: {
            id: string;
            dueDate: string;
            /** @description In whole centavos */
            amount: number;
            currency: string;
            /** @description Payments less reversals */
            paidAmount: number;
            /**
             * @description Null for one that is not paid, of a policy that ended
             * @enum {string|null}
             */
            state: "upcoming" | "due" | "in grace" | "past grace" | "paid" | null;
            graceEndsOn: string;
            /** @description Of the grace days; null outside of them */
            daysLeft: number | null;
            payments: components["schemas"]["PaymentView"][];
            /** @description Its earlier states, oldest first */
            corrections: components["schemas"]["PremiumCorrectionView"][];
        };
        NewPaymentBody: {
            remittedOn?: string | null;
            postedOn?: string | null;
            receiptNumber?: string | null;
            paidOn: string;
            amount: number;
            again?: boolean;
            applyExcess?: boolean;
        };
        PremiumCorrectionBody: {
            amount?: number;
            dueDate?: string;
            reason: string;
        };
        PaymentChangeBody: {
            remittedOn?: string | null;
            postedOn?: string | null;
            receiptNumber?: string | null;
        };
        PaymentMoveBody: {
            premiumId: string;
            reason: string;
        };
        ReversalBody: {
            reason: string;
        };
        CaseView: {
            id: string;
            /** @enum {string} */
            kind: "claim" | "change" | "complaint";
            title: string;
            nextStep: string | null;
            nextBy: string | null;
            policyId: string;
            reference: string | null;
            openedAt: string;
            openedBy: string;
            openedByName: string;
            /** @description Null while it is open */
            closedAt: string | null;
            closedBy: string | null;
            closedByName: string | null;
        };
        NewCaseBody: {
            reference?: string | null;
            nextStep?: string | null;
            nextBy?: string | null;
            closed?: boolean;
            /** @enum {string} */
            kind: "claim" | "change" | "complaint";
            title: string;
        };
        CaseChangeBody: {
            reference?: string | null;
            nextStep?: string | null;
            nextBy?: string | null;
            closed?: boolean;
            /** @enum {string} */
            kind?: "claim" | "change" | "complaint";
            title?: string;
        };
        ProductView: {
            id: string;
            name: string;
            /** @enum {string} */
            line: "life" | "health" | "accident" | "non-life";
            /** @description Of new policies */
            graceDays: number | null;
        };
        InsurerView: {
            id: string;
            name: string;
            products: components["schemas"]["ProductView"][];
        };
        InsurerBody: {
            name: string;
        };
        MergeBody: {
            otherId: string;
        };
        ProductBody: {
            name?: string;
            graceDays?: number | null;
        };
        BookCountView: {
            count: number;
            /**
             * @description The filter of `/api/admin/policies` that lists the rows
             * @example {
             *       "force": "in force"
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
        };
        BookSumView: {
            count: number;
            /**
             * @description The filter of `/api/admin/policies` that lists the rows
             * @example {
             *       "force": "in force"
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
            /** @description In whole centavos */
            amount: number;
        };
        BookGroupView: {
            insurer: string | null;
            product: string | null;
            /** @enum {string|null} */
            line: "life" | "health" | "accident" | "non-life" | null;
            currency: string;
            policies: components["schemas"]["BookCountView"];
            /** @description With the premiums of a year */
            yearly: components["schemas"]["BookSumView"];
            /** @description With premiums that are paid once */
            single: components["schemas"]["BookSumView"];
        };
        BookPremiumsView: {
            /** @example 2026-11 */
            month: string;
            currency: string;
            due: components["schemas"]["BookSumView"];
            /** @description Those of them that are paid in full */
            collected: components["schemas"]["BookSumView"];
            /** @description Those of them that are in grace today, with what is owed */
            inGrace: components["schemas"]["BookSumView"];
        };
        BookCohortView: {
            /**
             * @description Of the start
             * @example 2026-11
             */
            month: string;
            began: components["schemas"]["BookCountView"];
            kept: components["schemas"]["BookCountView"];
        };
        BookPersistencyView: {
            months: number;
            /** @description Of all cohorts, from 0 to 1; null without policies */
            share: number | null;
            began: components["schemas"]["BookCountView"] | null;
            kept: components["schemas"]["BookCountView"] | null;
            cohorts: components["schemas"]["BookCohortView"][];
        };
        BookChangesView: {
            /** @example 2026-11 */
            month: string;
            began: components["schemas"]["BookCountView"];
            lapsed: components["schemas"]["BookCountView"];
            matured: components["schemas"]["BookCountView"];
        };
        BookView: {
            today: string;
            /** @example 2026-11 */
            from: string;
            /** @example 2026-11 */
            to: string;
            inForce: components["schemas"]["BookCountView"];
            byCurrency: components["schemas"]["BookGroupView"][];
            byInsurer: components["schemas"]["BookGroupView"][];
            byProduct: components["schemas"]["BookGroupView"][];
            byLine: components["schemas"]["BookGroupView"][];
            /** @description Of each currency */
            premiums: components["schemas"]["BookPremiumsView"][];
            persistency: components["schemas"]["BookPersistencyView"][];
            changes: components["schemas"]["BookChangesView"][];
        };
        PlannedPolicyMailView: {
            clientId: string;
            clientName: string;
            policyId: string;
            policy: string;
            /** @description When the premium is due, or the anniversary */
            date: string;
        };
        PlannedPolicyMailsView: {
            /** @enum {string} */
            kind: "premium_due" | "premium_in_grace" | "policy_anniversary";
            count: number;
            /** @description Clients without an e-mail address, who get none */
            withoutAddress: number;
            /** @description The first 50 */
            mails: components["schemas"]["PlannedPolicyMailView"][];
            /** @description The first of them, or one to nobody */
            example: components["schemas"]["MailPreviewView"];
        };
        TomorrowsMailsView: {
            date: string;
            kinds: components["schemas"]["PlannedPolicyMailsView"][];
        };
        KeyPolicyView: {
            id: string;
            /** @description The client who owns it */
            clientId: string;
            insurer: string;
            product: string;
            /** @enum {string} */
            line: "life" | "health" | "accident" | "non-life";
            policyNumber: string | null;
            /** @enum {string} */
            application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            startsOn: string;
            /** @description The end or maturity */
            endsOn: string | null;
            createdAt: string;
            updatedAt: string;
        };
        ConsultationView: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            /** @description Empty when it is not known */
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            soldOn: string | null;
            visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            meetingMinutes: number | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            outsideHours?: "closed" | "holiday" | null;
            /** @enum {string} */
            leadType: "appointment";
            /** @enum {string} */
            day: "today" | "tomorrow";
            /** @description Years on that day */
            age: number | null;
            openTask: components["schemas"]["TaskView"] | null;
        };
        FirstLeadsView: {
            /** @description Counted up to 100 */
            total: number;
            rows: (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
        };
        WaitingAppointment: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            /** @description Empty when it is not known */
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            soldOn: string | null;
            visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            meetingMinutes: number | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            outsideHours?: "closed" | "holiday" | null;
            /** @enum {string} */
            leadType: "appointment";
            /** @description Business minutes since the lead came in */
            waitingMinutes: number;
        };
        WaitingSubscription: {
            id: string;
            firstName: string;
            email: string;
            createdAt: string;
            lastName: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "subscription";
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @enum {string} */
            leadType: "subscription";
            /** @description Business minutes since the lead came in */
            waitingMinutes: number;
        };
        WaitingLeadsView: {
            /** @description Counted up to 100 */
            total: number;
            rows: (components["schemas"]["WaitingAppointment"] | components["schemas"]["WaitingSubscription"])[];
        };
        FirstTasksView: {
            total: number;
            rows: components["schemas"]["TaskView"][];
        };
        FailedMailView: {
            id: string;
            kind: string;
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
            subject: string;
            createdAt: string;
            /** @description The mail server's own words */
            lastReply: string | null;
        };
        FirstFailedMailsView: {
            /** @description Counted up to 100 */
            total: number;
            rows: components["schemas"]["FailedMailView"][];
        };
        DuePremiumView: {
            id: string;
            policyId: string;
            clientId: string;
            name: string;
            phone: string | null;
            /** @description Null for a client whom no mail reaches */
            email: string | null;
            insurer: string;
            product: string;
            policyNumber: string | null;
            dueDate: string;
            graceEndsOn: string;
            /** @description In whole centavos */
            amount: number;
            /** @description In whole centavos */
            paidAmount: number;
            currency: string;
            /** @enum {string} */
            state: "upcoming" | "due" | "in grace" | "past grace" | "paid";
            /** @description Of the grace days */
            daysLeft: number | null;
        };
        DuePremiumsView: {
            /** @description Each counted up to 100 */
            total: number;
            /** @description Each policy once, with the premium that was due first */
            pastGrace: number;
            inGrace: number;
            /** @description Due today or within seven days */
            dueSoon: number;
            /** @description The first of each, in this order */
            rows: components["schemas"]["DuePremiumView"][];
        };
        ComingDayView: {
            /** @enum {string} */
            kind: "birthday" | "maturity" | "anniversary" | "premium";
            date: string;
            /**
             * @description Of a sale without a policy
             * @enum {string|null}
             */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
            clientId: string | null;
            policyId: string | null;
            name: string;
            /** @example Term life, monthly, $120 */
            detail: string;
        };
        TodayView: {
            date: string;
            /** @description The end of the visit before this one */
            since: string | null;
            consultations: components["schemas"]["ConsultationView"][];
            newLeads: components["schemas"]["FirstLeadsView"];
            unanswered: components["schemas"]["WaitingLeadsView"];
            unansweredSignUps: components["schemas"]["WaitingLeadsView"];
            tasks: components["schemas"]["FirstTasksView"];
            visitorRequests: components["schemas"]["FirstLeadsView"];
            failedMails: components["schemas"]["FirstFailedMailsView"];
            premiums: components["schemas"]["DuePremiumsView"];
            coming: components["schemas"]["ComingDayView"][];
            medianFirstResponseMinutes: number | null;
        };
        WaitingCountsView: {
            /** @description The user's own, and next steps of cases, due today or overdue */
            tasksDue: number;
            /** @description Counted up to 100 */
            failedMails: number;
            /** @description Until a mail server is connected */
            heldMails: number;
            /** @description Counted up to 100 */
            premiumsPastGrace: number;
            /** @description Counted up to 100 */
            premiumsInGrace: number;
            /** @description Due today or overdue; 0 for an assistant */
            privacyRequestsDue: number;
        };
        LeadMailView: {
            id: string;
            kind: string;
            /** @enum {string} */
            state: "queued" | "sending" | "sent" | "retrying" | "failed" | "skipped" | "held";
            subject: string;
            createdAt: string;
            sentAt: string | null;
        };
        AppointmentDetail: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            preferredDate: string;
            /** @enum {string} */
            preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            bookingStatus: "Pending" | "Hold" | "Confirmed";
            createdAt: string;
            email: string;
            phone: string;
            /** @description Empty when it is not known */
            dateOfBirth: string;
            notes: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "booking" | "phone" | "walk-in" | "referral";
            productPurchased: string | null;
            /** @enum {string|null} */
            premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            premiumRate: string | null;
            soldOn: string | null;
            visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            meetingMinutes: number | null;
            visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            cancelledAt: string | null;
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            outsideHours?: "closed" | "holiday" | null;
            /** @enum {string} */
            leadType: "appointment";
            nextTask: components["schemas"]["TaskView"] | null;
            mails: components["schemas"]["LeadMailView"][];
            related: (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
        };
        SubscriptionDetail: {
            id: string;
            firstName: string;
            email: string;
            createdAt: string;
            lastName: string | null;
            /** @enum {string} */
            leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            leadSource: "subscription";
            ownerId: string | null;
            answeredAt: string | null;
            nextTaskDue: string | null;
            clientId: string | null;
            erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            notesCount?: number;
            /** @description Not in lists without a range */
            lastNote?: components["schemas"]["LastNote"] | null;
            /** @enum {string} */
            leadType: "subscription";
            nextTask: components["schemas"]["TaskView"] | null;
            mails: components["schemas"]["LeadMailView"][];
            related: (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
        };
        FoundRecordView: {
            id: string;
            name: string;
            detail: string;
        };
        FoundLeadView: {
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            id: string;
            name: string;
            /** @example Retirement Planning, Nov 25, 2026 */
            detail: string;
            email: string;
            phone?: string;
        };
        FoundPostView: {
            id: string;
            title: string;
            slug: string;
        };
        SearchResultsView: {
            clients: components["schemas"]["FoundRecordView"][];
            policies: components["schemas"]["FoundRecordView"][];
            leads: components["schemas"]["FoundLeadView"][];
            posts: components["schemas"]["FoundPostView"][];
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
            imageAlt: string;
            /** @description Empty: the advisor of the business */
            author: string;
            reviewedOn: string | null;
            readTime: string;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            /** @description Null unless it is scheduled */
            publishAt: string | null;
            publishedAt: string;
            updatedAt: string;
        };
        DeletedPostView: {
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            /** @enum {string} */
            category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            imageUrl: string;
            imageAlt: string;
            /** @description Empty: the advisor of the business */
            author: string;
            reviewedOn: string | null;
            readTime: string;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            /** @description Null unless it is scheduled */
            publishAt: string | null;
            publishedAt: string;
            updatedAt: string;
            deletedAt: string;
        };
        PreviewBody: {
            content: string;
        };
        PreviewView: {
            html: string;
        };
        PreviewLinkView: {
            /** @description A path of the site */
            url: string;
            expiresAt: string;
        };
        PostBody: {
            title: string;
            excerpt: string;
            content: string;
            /** @enum {string} */
            category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            imageUrl: string;
            imageAlt?: string | null;
            author?: string | null;
            reviewedOn?: string | null;
            readTime?: string | null;
            /** @enum {string} */
            status?: "draft" | "scheduled" | "published";
            publishAt?: string | null;
        };
        PostChangeBody: {
            title: string;
            excerpt: string;
            content: string;
            /** @enum {string} */
            category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            imageUrl: string;
            imageAlt?: string | null;
            author?: string | null;
            reviewedOn?: string | null;
            readTime?: string | null;
            /** @enum {string} */
            status?: "draft" | "scheduled" | "published";
            publishAt?: string | null;
            ifUpdatedAt?: string | null;
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
        PersonalClientView: {
            id: string;
            firstName: string;
            middleName: string | null;
            lastName: string | null;
            suffix: string | null;
            email: string | null;
            phone: string | null;
            dateOfBirth: string | null;
            address: string | null;
            channel: string | null;
            notes: string | null;
            referredBy: string | null;
            tags: string[];
            /** @description The name */
            household: string | null;
            householdRole: string | null;
            createdAt: string;
            activity: Record<string, never>[];
            /** @description When a merge replaced it; null for the client as it is */
            mergedAt: string | null;
        };
        PersonalPolicyView: {
            id: string;
            clientId: string;
            insured: string | null;
            insurer: string;
            product: string;
            line: string;
            policyNumber: string | null;
            application: string;
            force: string;
            forceSince: string | null;
            startsOn: string;
            endsOn: string | null;
            premium: Record<string, never>;
            mode: string;
            graceDays: number;
            paidBefore: string | null;
            reinstateUntil: string | null;
            remarks: string | null;
            saleId: string | null;
            /** @description Null from the start */
            termsSince: string | null;
            /** @description The day from which premiums are planned */
            planFrom: string | null;
            /** @description Terms that change on a day */
            upcoming: Record<string, never>[];
            createdAt: string;
            updatedAt: string;
            beneficiaries: Record<string, never>[];
            payments: Record<string, never>[];
            cases: Record<string, never>[];
            versions: Record<string, never>[];
        };
        SaleView: {
            productPurchased: string;
            premiumFrequency: string | null;
            premiumRate: string | null;
            soldOn: string | null;
        };
        PersonalLeadView: {
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            id: string;
            firstName: string;
            lastName: string | null;
            email: string;
            phone: string;
            clientId: string | null;
            dateOfBirth: string | null;
            leadStatus: string;
            bookingStatus: string | null;
            preferredDate: string | null;
            preferredTime: string | null;
            meetingWay: string | null;
            meetingMinutes: number | null;
            serviceInterest: string | null;
            notes: string | null;
            visitorRequest: Record<string, never> | null;
            visitorTimeZone: string | null;
            createdAt: string;
            sale: components["schemas"]["SaleView"] | null;
        };
        PersonalNoteView: {
            id: string;
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            leadId: string;
            note: string;
            createdByName: string;
            createdAt: string;
        };
        MentionView: {
            /** @enum {string} */
            kind: "note" | "task";
            id: string;
            text: string;
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
        };
        PersonalActivityView: {
            id: string;
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            leadId: string;
            actionType: string;
            actionDetails: string;
            performedByName: string;
            createdAt: string;
        };
        PersonalMailView: {
            id: string;
            kind: string;
            subject: string;
            state: string;
            createdAt: string;
            sentAt: string | null;
        };
        GivenConsentView: {
            wording: string;
            form: string;
            givenAt: string;
            confirmedAt: string | null;
            withdrawnAt: string | null;
        };
        PersonalSubscriptionView: {
            subscriptionId: string;
            state: string;
            consents: components["schemas"]["GivenConsentView"][];
        };
        PersonalTaskView: {
            id: string;
            title: string;
            dueDate: string;
            doneAt: string | null;
            /** @enum {string|null} */
            leadType: "appointment" | "subscription" | null;
            leadId: string | null;
            clientId: string | null;
        };
        HeldSubmissionView: {
            id: string;
            /** @enum {string} */
            kind: "appointment" | "subscription" | "blocked";
            createdAt: string;
        };
        PersonalRowView: {
            createdAt: string;
            fileName: string;
            row: number;
            cells: {
                [key: string]: string;
            };
        };
        BackupFileView: {
            file: string;
            takenAt: string;
            /** @description Null for a file that is not deleted automatically */
            goneBy: string | null;
        };
        HoldOfPersonView: {
            id: string;
            reason: string;
            since: string;
            byName: string;
        };
        RequestView: {
            id: string;
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "objection" | "portability";
            /** @description Empty once the person has been erased */
            email: string;
            receivedOn: string;
            /** @description 15 working days later */
            dueOn: string;
            /** @enum {string} */
            state: "open" | "done" | "refused";
            outcome: string | null;
            note: string | null;
            doneAt: string | null;
            doneByName: string | null;
        };
        PersonView: {
            email: string;
            names: string[];
            phones: string[];
            firstSeen: string | null;
            lastContact: string | null;
            clients: components["schemas"]["PersonalClientView"][];
            policies: components["schemas"]["PersonalPolicyView"][];
            leads: components["schemas"]["PersonalLeadView"][];
            notes: components["schemas"]["PersonalNoteView"][];
            mentions: components["schemas"]["MentionView"][];
            activity: components["schemas"]["PersonalActivityView"][];
            mails: components["schemas"]["PersonalMailView"][];
            subscriptions: components["schemas"]["PersonalSubscriptionView"][];
            tasks: components["schemas"]["PersonalTaskView"][];
            suspected: components["schemas"]["HeldSubmissionView"][];
            /** @description Of uploaded files */
            importRows: components["schemas"]["PersonalRowView"][];
            backups: components["schemas"]["BackupFileView"][];
            hold: components["schemas"]["HoldOfPersonView"] | null;
            requests: components["schemas"]["RequestView"][];
        };
        PeopleView: {
            people: components["schemas"]["PersonView"][];
            /** @description Only when there are more people than these */
            newestOnly?: boolean;
        };
        ErasureBody: {
            email: string;
            reason: string;
            legalGround?: string | null;
            mentions?: string[] | null;
        };
        CountsView: {
            clients: number;
            policies: number;
            appointments: number;
            subscriptions: number;
            notes: number;
            activity: number;
            mails: number;
            consents: number;
            tasks: number;
            suspected: number;
            /** @description Rows of uploaded files */
            importRows: number;
        };
        RemainingBackupView: {
            file: string;
            takenAt: string;
            /** @description Null for a file that is not deleted automatically */
            goneBy: string | null;
        };
        CertificateView: {
            id: string;
            reason: string;
            erasedAt: string;
            erasedBy: string | null;
            erasedByName: string;
            counts: components["schemas"]["CountsView"];
            kept: string[];
            backups: components["schemas"]["RemainingBackupView"][];
            /** @description Only in this response: it is not stored */
            email: string;
        };
        ErasureView: {
            id: string;
            reason: string;
            erasedAt: string;
            erasedBy: string | null;
            erasedByName: string;
            counts: components["schemas"]["CountsView"];
            kept: string[];
            backups: components["schemas"]["RemainingBackupView"][];
        };
        NewRequestBody: {
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "objection" | "portability";
            email: string;
            receivedOn: string;
            note?: string | null;
        };
        RequestChangeBody: {
            /** @enum {string} */
            state: "open" | "done" | "refused";
            outcome?: string | null;
        };
        HoldView: {
            id: string;
            email: string;
            reason: string;
            since: string;
            byName: string;
        };
        NewHoldBody: {
            email: string;
            reason: string;
        };
        DueRowView: {
            /** @enum {string} */
            leadType: "appointment" | "subscription";
            id: string;
            firstName: string;
            lastName: string;
            /** @description Day of the last contact, or on which the subscriber left */
            lastContact: string;
            dueOn: string;
        };
        DueRowsView: {
            total: number;
            /** @description At most 50 */
            rows: components["schemas"]["DueRowView"][];
        };
        CountView: {
            total: number;
        };
        DueView: {
            automatic: boolean;
            bookingMonths: number;
            mailMonths: number;
            policyMonths: number;
            /** @description One row for each person, the newest booking */
            bookings: components["schemas"]["DueRowsView"];
            leavers: components["schemas"]["DueRowsView"];
            mails: components["schemas"]["CountView"];
            policies: components["schemas"]["CountView"];
            /** @description People who are due but under a legal hold */
            heldBack: number;
        };
        DueErasedView: {
            /** @description People with bookings that were erased */
            bookings: number;
            leavers: number;
            /** @description Messages whose content was removed */
            mails: number;
            policies: number;
            /** @description More is due than one call erases; call again */
            more: boolean;
        };
        BreachView: {
            id: string;
            discoveredAt: string;
            /** @description 72 hours after the discovery */
            notifyBy: string;
            from: string;
            to: string;
            what: string;
            account: string | null;
            createdAt: string;
            createdByName: string;
            npcNotifiedAt: string | null;
            peopleNotifiedAt: string | null;
            closedAt: string | null;
        };
        NewBreachBody: {
            discoveredAt: string;
            from: string;
            to: string;
            what: string;
            account?: string | null;
        };
        BreachPeopleView: {
            bookings: number;
            subscriptions: number;
            clients: number;
            /** @description Different people, as far as their addresses tell */
            total: number;
        };
        BreachFieldView: {
            field: string;
            records: number;
        };
        LookView: {
            at: string;
            userName: string | null;
            action: string;
            rows: number | null;
        };
        AffectedView: {
            email: string;
            name: string;
            /** @enum {string} */
            kind: "appointment" | "subscription" | "client";
            createdAt: string;
        };
        AffectedListView: {
            total: number;
            /** @description The first 100 */
            rows: components["schemas"]["AffectedView"][];
        };
        BreachReportView: {
            id: string;
            discoveredAt: string;
            /** @description 72 hours after the discovery */
            notifyBy: string;
            from: string;
            to: string;
            what: string;
            account: string | null;
            createdAt: string;
            createdByName: string;
            npcNotifiedAt: string | null;
            peopleNotifiedAt: string | null;
            closedAt: string | null;
            people: components["schemas"]["BreachPeopleView"];
            fields: components["schemas"]["BreachFieldView"][];
            /** @description Bookings and clients with a birth date */
            sensitiveRecords: number;
            /** @description Who read or exported many leads, and sign-ins of the account */
            looked: components["schemas"]["LookView"][];
            affected: components["schemas"]["AffectedListView"];
        };
        BreachStepsBody: {
            npcNotifiedAt?: string | null;
            peopleNotifiedAt?: string | null;
            closedAt?: string | null;
        };
        ThresholdView: {
            /** @description Bookings with a birth date */
            sensitiveRecords: number;
            people: number;
            threshold: number;
            reached: boolean;
        };
        ImportUploadForm: {
            /** @enum {string} */
            kind: "leads" | "clients" | "policies" | "subscribers";
            /** Format: binary */
            file: string;
        };
        OtherRowsView: {
            count: number;
            /** @description The numbers of the first ones */
            rows: number[];
        };
        ShownRowView: {
            row: number;
            cells: string[];
        };
        ImportColumnView: {
            heading: string;
            samples: string[];
            /** @description The field that is guessed */
            suggested: string | null;
        };
        ImportOptionsView: {
            /** @enum {string} */
            dateOrder?: "day-first" | "month-first" | "year-first";
            country?: string;
            /** @enum {string} */
            onMatch?: "update" | "skip";
            /** @enum {string} */
            termsAre?: "change" | "correction";
            consentBasis?: string;
            source?: string;
            meanings?: {
                [key: string]: {
                    [key: string]: string | null;
                };
            };
            /** @enum {string} */
            unreadable?: "leave out" | "reject";
            /** @enum {string} */
            separator?: "," | ";" | "\t" | "|";
            headingRow?: number;
            sheet?: string;
        };
        MappingView: {
            columns: {
                [key: string]: string | null;
            };
            options: components["schemas"]["ImportOptionsView"];
        };
        ImportCountsView: {
            create: number;
            update: number;
            skip: number;
            conflict: number;
            wrong: number;
        };
        LeftOutView: {
            /** @description Cells that cannot be read */
            unreadable: number;
            /** @description People who are not confirmed, because it is not known who of the file left */
            notConfirmed: number;
        };
        UndoCountsView: {
            undone: number;
            left: number;
        };
        ImportView: {
            id: string;
            /** @enum {string} */
            kind: "leads" | "clients" | "policies" | "subscribers";
            fileName: string;
            /** @enum {string} */
            state: "uploaded" | "checking" | "checked" | "applying" | "applied" | "undoing" | "undone" | "failed";
            encoding: string;
            /** @description Null of a vCard and a workbook */
            separator: string | null;
            /** @description The row of the headings; null of a vCard */
            headingRow: number | null;
            /** @description The sheet of a workbook that was read */
            sheet: string | null;
            /** @description Those that can be chosen */
            sheets: string[];
            /** @description Rows with letters that were read as Windows-1252 */
            otherRows: components["schemas"]["OtherRowsView"];
            /** @description Of the file, with what is above the headings, while it can be read anew; else none */
            firstRows: components["schemas"]["ShownRowView"][];
            /** @description Without the one of the headings */
            rows: number;
            columns: components["schemas"]["ImportColumnView"][];
            /** @description The source whose headings they are */
            preset: string | null;
            /** @description A column of dates can be read in two ways */
            dateOrderUnclear: boolean;
            mapping: components["schemas"]["MappingView"] | null;
            /** @description Columns of a file of subscribers that say who left */
            leavingColumns: string[];
            /** @description Those that fill no field: then nobody is confirmed */
            leavingUnused: string[];
            /** @description Rows that the present step has passed */
            done: number;
            counts: components["schemas"]["ImportCountsView"];
            /** @description Of rows that were checked and are not wrong */
            leftOut: components["schemas"]["LeftOutView"];
            undo: components["schemas"]["UndoCountsView"] | null;
            /** @enum {string|null} */
            failure: "disk-full" | "internal" | "stopped" | "no-permission" | null;
            createdAt: string;
            createdByName: string;
            appliedAt: string | null;
            /** @description When the file and its rows are removed */
            expiresAt: string;
        };
        ImportOptionsBody: {
            /** @enum {string} */
            separator?: "," | ";" | "\t" | "|";
            headingRow?: number | null;
            sheet?: string | null;
            /** @enum {string} */
            dateOrder?: "day-first" | "month-first" | "year-first";
            country?: string | null;
            /** @enum {string} */
            onMatch?: "update" | "skip";
            /** @enum {string} */
            termsAre?: "change" | "correction";
            consentBasis?: string | null;
            source?: string | null;
            meanings?: {
                [key: string]: {
                    [key: string]: string | null;
                };
            } | null;
            /** @enum {string} */
            unreadable?: "leave out" | "reject";
        };
        ImportMappingBody: {
            columns: {
                [key: string]: string | null;
            };
            options?: components["schemas"]["ImportOptionsBody"];
            saveAs?: string | null;
        };
        ImportLayoutBody: {
            /** @enum {string} */
            separator?: "," | ";" | "\t" | "|";
            headingRow?: number | null;
            sheet?: string | null;
        };
        ColumnWordView: {
            /** @description As it stands in the first of its cells */
            value: string;
            rows: number;
            /** @description What it means; null to leave its cells empty */
            choice: string | null;
            /** @description False for an unknown word that has no meaning yet */
            isDecided: boolean;
        };
        ColumnWordsView: {
            heading: string;
            field: string;
            choices: string[];
            /** @description At most 200, the most frequent first */
            values: components["schemas"]["ColumnWordView"][];
            /** @description Rows with further words */
            moreRows: number;
        };
        RowProblemView: {
            /** @description Empty for the row as a whole */
            field: string;
            code: string;
            message: string;
        };
        RowNoticeView: {
            /** @description Empty for the row as a whole */
            field: string;
            code: string;
            message: string;
            /** @description The beginning of what stands there */
            value: string;
        };
        RowPersonView: {
            firstName: string;
            lastName: string;
            suffix: string;
            dateOfBirth: string;
            email: string;
            phone: string;
        };
        RowCandidateView: {
            id: string;
            name: string;
            /** @description `sourceId`, `email`, `phone`, `nameAndBirth`, `name`, `file` for an earlier row, or `check` for the one that the check said */
            reasons: string[];
            /** @description The fields in which it is another person */
            contradicts: ("firstName" | "lastName" | "suffix" | "dateOfBirth")[];
            /** @description The number of the earlier row that makes it */
            row?: number;
            /** @description As stored now; null when it is gone */
            person: components["schemas"]["RowPersonView"] | null;
        };
        RowDecisionView: {
            /** @enum {string} */
            as: "same" | "other" | "skip";
            /** @description The candidate that the row is */
            clientId: string | null;
        };
        ImportRowView: {
            /** @description Its number in the file */
            row: number;
            /** @enum {string|null} */
            outcome: "create" | "update" | "skip" | "conflict" | "wrong" | null;
            cells: string[];
            fields: {
                [key: string]: {
                    from?: unknown;
                    to?: unknown;
                };
            };
            errors: components["schemas"]["RowProblemView"][];
            /** @description Cells that are left out, and why */
            notices: components["schemas"]["RowNoticeView"][];
            candidates: components["schemas"]["RowCandidateView"][];
            /** @description Whom it is about, where there are candidates */
            person: components["schemas"]["RowPersonView"] | null;
            decision: components["schemas"]["RowDecisionView"] | null;
            undone: boolean | null;
            left: {
                [key: string]: unknown;
            } | null;
        };
        DecisionsBody: {
            rows?: {
                [key: string]: {
                    /** @enum {string} */
                    as: "same" | "other" | "skip";
                    clientId?: string | null;
                };
            };
            /** @enum {string} */
            rest?: "same" | "other" | "skip";
            kind?: string[] | null;
        };
        RowLeftView: {
            row: number;
            name: string;
            reason: string;
        };
        UndoPreviewView: {
            undone: number;
            left: number;
            /** @description The first hundred of which something is left */
            rows: components["schemas"]["RowLeftView"][];
        };
        SavedMappingView: {
            columns: {
                [key: string]: string | null;
            };
            options: components["schemas"]["ImportOptionsView"];
            name: string;
        };
        ImportFieldView: {
            name: string;
            label: string;
            type: string;
            required?: boolean;
            maxLength?: number;
            lines?: boolean;
            max?: number;
            choices?: string[];
            partOf?: string;
            rejects?: boolean;
            several?: boolean;
        };
        CheckView: {
            id: string;
            title: string;
            /** @enum {string} */
            state: "good" | "attention" | "unknown";
            detail: string;
            fix: string | null;
            technical: string | null;
            link: string | null;
        };
        SelfCheckView: {
            checks: components["schemas"]["CheckView"][];
            checkedAt: string;
        };
        FirstStepView: {
            id: string;
            title: string;
            detail: string;
            done: boolean;
            link: string;
        };
        SettingsPreviewBody: {
            /** @enum {string} */
            section: "identity" | "appearance" | "hours" | "hero" | "stats" | "services" | "about" | "testimonials" | "legal";
            value: {
                [key: string]: unknown;
            };
        };
        SettingsPreviewView: {
            html: string;
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
    WebhooksController_list: {
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
                    "application/json": components["schemas"]["WebhookView"][];
                };
            };
        };
    };
    WebhooksController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookView"];
                };
            };
        };
    };
    WebhooksController_remove: {
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
    WebhooksController_change: {
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
                "application/json": components["schemas"]["WebhookChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookView"];
                };
            };
        };
    };
    WebhooksController_rotateSecret: {
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
                    "application/json": components["schemas"]["NewSecretView"];
                };
            };
        };
    };
    WebhooksController_test: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
        };
    };
    WebhooksController_log: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
            };
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
                    "application/json": components["schemas"]["WebhookDeliveryView"][];
                };
            };
        };
    };
    WebhooksController_replay: {
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
                "application/json": components["schemas"]["ReplayBody"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedWebhookView"];
                };
            };
        };
    };
    WebhooksController_resend: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryView"];
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
    AuthController_draftKey: {
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
                    "application/json": components["schemas"]["DraftKeyView"];
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
    SecondStepController_byCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCodeBody"];
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
    SecondStepController_passkeyOptions: {
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    SecondStepController_byPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInBody"];
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
    SecondFactorController_show: {
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
                    "application/json": components["schemas"]["SecondFactorView"];
                };
            };
        };
    };
    SecondFactorController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedBody"];
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
    SecondFactorController_beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpView"];
                };
            };
        };
    };
    SecondFactorController_confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
        };
    };
    SecondFactorController_renewCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
        };
    };
    SecondFactorController_list: {
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
                    "application/json": components["schemas"]["PasskeyView"][];
                };
            };
        };
    };
    SecondFactorController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskeyView"];
                };
            };
        };
    };
    SecondFactorController_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    SecondFactorController_removePasskey: {
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
                "application/json": components["schemas"]["ConfirmedBody"];
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
    SecondFactorController_rename: {
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
                "application/json": components["schemas"]["PasskeyNameBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyView"];
                };
            };
        };
    };
    ForgottenPasswordController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordBody"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgottenPasswordView"];
                };
            };
        };
    };
    ForgottenPasswordController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordBody"];
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
    OwnEmailController_read: {
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
                    "application/json": components["schemas"]["OwnEmailView"];
                };
            };
        };
    };
    OwnEmailController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnEmailBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnEmailView"];
                };
            };
        };
    };
    SessionsController_list: {
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
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
        };
    };
    SessionsController_endOthers: {
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
    SessionsController_end: {
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
    ConfirmationController_show: {
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
                    "application/json": components["schemas"]["ConfirmationView"];
                };
            };
        };
    };
    ConfirmationController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedBody"];
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
    UserAccessController_password: {
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
    UserAccessController_secondFactor: {
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
    UserAccessController_email: {
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
                "application/json": components["schemas"]["EmailBody"];
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
    StaffController_list: {
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
                    "application/json": components["schemas"]["StaffMemberView"][];
                };
            };
        };
    };
    ApiKeysController_list: {
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
                    "application/json": components["schemas"]["ApiKeyView"][];
                };
            };
        };
    };
    ApiKeysController_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKeyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKeyView"];
                };
            };
        };
    };
    ApiKeysController_end: {
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
    AuditController_list: {
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
                    "application/json": components["schemas"]["AuditEntryView"][];
                };
            };
        };
    };
    AuditController_state: {
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
                    "application/json": components["schemas"]["AuditStateView"];
                };
            };
        };
    };
    MediaController_list: {
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
                    "application/json": components["schemas"]["MediaSummaryView"][];
                };
            };
        };
    };
    MediaController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaView"];
                };
            };
        };
    };
    MediaController_one: {
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
                    "application/json": components["schemas"]["MediaView"];
                };
            };
        };
    };
    MediaController_remove: {
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
    MediaController_change: {
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
                "application/json": components["schemas"]["MediaChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaView"];
                };
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
    SettingsController_history: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: string;
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
                    "application/json": components["schemas"]["ReplacedValueView"][];
                };
            };
        };
    };
    VisitorMailsSettingsController_change: {
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
    IdentitySettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityView"];
                };
            };
        };
    };
    AppearanceSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppearanceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppearanceView"];
                };
            };
        };
    };
    HoursSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoursView"];
                };
            };
        };
    };
    HeroSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroView"];
                };
            };
        };
    };
    StatsSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsView"];
                };
            };
        };
    };
    ServicesSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServicesView"];
                };
            };
        };
    };
    AboutSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AboutBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutView"];
                };
            };
        };
    };
    TestimonialsSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialsView"];
                };
            };
        };
    };
    LegalSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalView"];
                };
            };
        };
    };
    RetentionSettingsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionView"];
                };
            };
        };
    };
    ClosedDaysController_list: {
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
                    "application/json": components["schemas"]["ClosedDayView"][];
                };
            };
        };
    };
    BusyCalendarsController_list: {
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
                    "application/json": components["schemas"]["BusyCalendarView"][];
                };
            };
        };
    };
    BusyCalendarsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBusyCalendarBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyCalendarView"];
                };
            };
        };
    };
    BusyCalendarsController_remove: {
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
    BusyTimesController_busy: {
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
                    "application/json": components["schemas"]["BusyTimeView"][];
                };
            };
        };
    };
    BusyTimesController_unread: {
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
                    "application/json": components["schemas"]["UnreadDayView"][];
                };
            };
        };
    };
    IssuesController_list: {
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
                    "application/json": components["schemas"]["IssueSummaryView"][];
                };
            };
        };
    };
    IssuesController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    IssuesController_status: {
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
                    "application/json": components["schemas"]["NewsletterStatusView"];
                };
            };
        };
    };
    IssuesController_subscriberList: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
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
                    "application/json": components["schemas"]["SubscriberView"][];
                };
            };
        };
    };
    IssuesController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreviewView"];
                };
            };
        };
    };
    IssuesController_one: {
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
                    "application/json": components["schemas"]["IssueDetailView"];
                };
            };
        };
    };
    IssuesController_change: {
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
                "application/json": components["schemas"]["IssueChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    IssuesController_remove: {
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
    IssuesController_test: {
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
                "application/json": components["schemas"]["TestCopyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestCopyView"];
                };
            };
        };
    };
    IssuesController_audience: {
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
                    "application/json": components["schemas"]["AudienceView"];
                };
            };
        };
    };
    IssuesController_send: {
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
                "application/json": components["schemas"]["SendBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    IssuesController_pause: {
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
                    "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    IssuesController_resume: {
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
                    "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    IssuesController_cancel: {
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
                    "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    IssuesController_deliveryList: {
        parameters: {
            query?: {
                filter?: unknown;
                range?: unknown;
            };
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
                    "application/json": components["schemas"]["DeliveryView"][];
                };
            };
        };
    };
    ConsentsController_consents: {
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
                    "application/json": components["schemas"]["ConsentsView"];
                };
            };
        };
    };
    ConsentsController_withdraw: {
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
                    "application/json": components["schemas"]["ConsentsView"];
                };
            };
        };
    };
    ConsentsController_confirmation: {
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
                    "application/json": components["schemas"]["ConsentsView"];
                };
            };
        };
    };
    ChallengeController_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge of altcha-lib */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description With CAPTCHA=off */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SuspectedController_list: {
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
                    "application/json": components["schemas"]["SuspectedSubmissionView"][];
                };
            };
        };
    };
    SuspectedController_releaseAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedView"];
                };
            };
        };
    };
    SuspectedController_discardAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscardBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscardedView"];
                };
            };
        };
    };
    SuspectedController_release: {
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
    SuspectedController_discard: {
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
    BlockedController_list: {
        parameters: {
            query?: {
                range?: unknown;
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
                    "application/json": components["schemas"]["BlockedSenderView"][];
                };
            };
        };
    };
    BlockedController_block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedSenderView"];
                };
            };
        };
    };
    BlockedController_unblock: {
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
    LeadCareController_subscriptionDetails: {
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
                "application/json": components["schemas"]["SubscriptionDetailsBody"];
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
    LeadCareController_owner: {
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
                "application/json": components["schemas"]["OwnerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"] | components["schemas"]["SubscriptionView"];
                };
            };
        };
    };
    LeadCareController_confirmation: {
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
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    LeadCareController_bulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkView"];
                };
            };
        };
    };
    BookingWorkController_enter: {
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
                "application/json": components["schemas"]["EnteredBookingBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    BookingWorkController_details: {
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
                "application/json": components["schemas"]["BookingDetailsBody"];
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
    BookingWorkController_correction: {
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
                    "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    CalendarFeedController_current: {
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
                    "application/json": components["schemas"]["CalendarFeedView"];
                };
            };
        };
    };
    CalendarFeedController_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarFeedBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeedView"];
                };
            };
        };
    };
    CalendarFeedController_revoke: {
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
    KeyLeadsController_list: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before */
                cursor?: unknown;
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
                    "application/json": {
                        data: components["schemas"]["KeyLeadView"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    KeyLeadsController_one: {
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
                    "application/json": components["schemas"]["KeyLeadView"];
                };
            };
        };
    };
    KeyLeadsController_change: {
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
                "application/json": components["schemas"]["LeadStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyLeadView"];
                };
            };
        };
    };
    KeyLeadsController_book: {
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
                "application/json": components["schemas"]["SentBookingBody"];
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
    TasksController_list: {
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
                    "application/json": components["schemas"]["TaskView"][];
                };
            };
        };
    };
    TasksController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTaskBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskView"];
                };
            };
        };
    };
    TasksController_remove: {
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
    TasksController_change: {
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
                "application/json": components["schemas"]["TaskChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskView"];
                };
            };
        };
    };
    ClientsController_list: {
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
                    "application/json": components["schemas"]["ClientView"][];
                };
            };
        };
    };
    ClientsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClientBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientView"];
                };
            };
        };
    };
    ClientsController_one: {
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
                    "application/json": components["schemas"]["ClientView"];
                };
            };
        };
    };
    ClientsController_remove: {
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
    ClientsController_change: {
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
                "application/json": components["schemas"]["ClientChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the client as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ClientsController_activity: {
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
                    "application/json": components["schemas"]["ClientActivityView"][];
                };
            };
        };
    };
    ClientsController_addNote: {
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
                "application/json": components["schemas"]["ClientNoteBody"];
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
    MergesController_duplicates: {
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
                    "application/json": components["schemas"]["DuplicateView"][];
                };
            };
        };
    };
    MergesController_merges: {
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
                    "application/json": components["schemas"]["MergeOfClientView"][];
                };
            };
        };
    };
    MergesController_merge: {
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
                "application/json": components["schemas"]["ClientMergeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergedView"];
                };
            };
        };
    };
    MergesController_undo: {
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
                    "application/json": components["schemas"]["UnmergedView"];
                };
            };
            /** @description Taken back already, or a newer merge of the client has to be first */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HouseholdsController_list: {
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
                    "application/json": components["schemas"]["HouseholdView"][];
                };
            };
        };
    };
    HouseholdsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHouseholdBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseholdView"];
                };
            };
        };
    };
    HouseholdsController_one: {
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
                    "application/json": components["schemas"]["HouseholdView"];
                };
            };
        };
    };
    HouseholdsController_remove: {
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
    HouseholdsController_change: {
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
                "application/json": components["schemas"]["HouseholdChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseholdView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the household as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ClientOfLeadController_link: {
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
                "application/json": components["schemas"]["LeadClientBody"];
            };
        };
        responses: {
            /** @description A client that was there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientView"];
                };
            };
            /** @description A new client */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientView"];
                };
            };
        };
    };
    ClientOfLeadController_unlink: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    KeyClientsController_list: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before */
                cursor?: unknown;
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
                    "application/json": {
                        data: components["schemas"]["KeyClientView"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    PoliciesController_list: {
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
                    "application/json": components["schemas"]["PolicyView"][];
                };
            };
        };
    };
    PoliciesController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPolicyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
        };
    };
    PoliciesController_one: {
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
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
        };
    };
    PoliciesController_change: {
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
                "application/json": components["schemas"]["PolicyChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the policy as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PoliciesController_previewChange: {
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
                "application/json": components["schemas"]["PolicyChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePreviewView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the policy as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PoliciesController_versions: {
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
                    "application/json": components["schemas"]["PolicyVersionView"][];
                };
            };
        };
    };
    PoliciesController_beneficiaries: {
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
                    "application/json": components["schemas"]["BeneficiaryView"][];
                };
            };
        };
    };
    PoliciesController_changeBeneficiaries: {
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
                "application/json": components["schemas"]["BeneficiariesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeneficiaryView"][];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the policy as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PoliciesController_premiums: {
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
                    "application/json": components["schemas"]["PremiumView"][];
                };
            };
        };
    };
    PaymentsController_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaymentBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"];
                };
            };
            /** @description Paid already, without `again`; `current` is the newest payment */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentsController_correct: {
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
                "application/json": components["schemas"]["PremiumCorrectionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumView"];
                };
            };
        };
    };
    PaymentsController_advance: {
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
                "application/json": components["schemas"]["PaymentChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"];
                };
            };
        };
    };
    PaymentsController_move: {
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
                "application/json": components["schemas"]["PaymentMoveBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"];
                };
            };
            /** @description Reversed already, a reversal, or carried */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentsController_reverse: {
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
                "application/json": components["schemas"]["ReversalBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"];
                };
            };
            /** @description Reversed already, or a reversal */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CasesController_list: {
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
                    "application/json": components["schemas"]["CaseView"][];
                };
            };
        };
    };
    CasesController_open: {
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
                "application/json": components["schemas"]["NewCaseBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseView"];
                };
            };
        };
    };
    CasesController_change: {
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
                "application/json": components["schemas"]["CaseChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseView"];
                };
            };
        };
    };
    InsurersController_list: {
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
                    "application/json": components["schemas"]["InsurerView"][];
                };
            };
        };
    };
    InsurersController_rename: {
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
                "application/json": components["schemas"]["InsurerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurerView"];
                };
            };
        };
    };
    InsurersController_merge: {
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
                "application/json": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurerView"];
                };
            };
            /** @description Both have a policy with one number */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    InsurersController_changeProduct: {
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
                "application/json": components["schemas"]["ProductBody"];
            };
        };
        responses: {
            /** @description The insurer of the product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurerView"];
                };
            };
        };
    };
    InsurersController_mergeProducts: {
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
                "application/json": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            /** @description The insurer of the products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurerView"];
                };
            };
        };
    };
    BookController_read: {
        parameters: {
            query?: {
                to?: unknown;
                from?: unknown;
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
                    "application/json": components["schemas"]["BookView"];
                };
            };
        };
    };
    PolicyMailsController_tomorrow: {
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
                    "application/json": components["schemas"]["TomorrowsMailsView"];
                };
            };
        };
    };
    KeyPoliciesController_list: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before */
                cursor?: unknown;
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
                    "application/json": {
                        data: components["schemas"]["KeyPolicyView"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    DeskController_today: {
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
                    "application/json": components["schemas"]["TodayView"];
                };
            };
        };
    };
    DeskController_waiting: {
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
                    "application/json": components["schemas"]["WaitingCountsView"];
                };
            };
        };
    };
    DeskController_lead: {
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
                    "application/json": components["schemas"]["AppointmentDetail"] | components["schemas"]["SubscriptionDetail"];
                };
            };
        };
    };
    DeskController_search: {
        parameters: {
            query: {
                q: unknown;
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
                    "application/json": components["schemas"]["SearchResultsView"];
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
    DeletedPostsController_deleted: {
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
    DeletedPostsController_removeForGood: {
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
    PostsController_one: {
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
                "application/json": components["schemas"]["PostChangeBody"];
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
            /** @description Changed since `ifUpdatedAt`; `current` is the post as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DeletedPostsController_remove: {
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
    DeletedPostsController_restore: {
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
    PreviewsController_preview: {
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
    PreviewsController_make: {
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
                    "application/json": components["schemas"]["PreviewLinkView"];
                };
            };
        };
    };
    PreviewsController_remove: {
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
    PostsController_list: {
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
    PostsController_create: {
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
    KeyPostsController_list: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before */
                cursor?: unknown;
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
                    "application/json": {
                        data: components["schemas"]["PostView"][];
                        /** @description Null on the last page */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    KeyPostsController_create: {
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
    KeyPostsController_revise: {
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
                "application/json": components["schemas"]["PostChangeBody"];
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
            /** @description Changed since `ifUpdatedAt`; `current` is the post as it is now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivacyController_people: {
        parameters: {
            query: {
                /** @description The beginning of an e-mail address, or a phone number */
                q: unknown;
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
                    "application/json": components["schemas"]["PeopleView"];
                };
            };
        };
    };
    PrivacyController_export: {
        parameters: {
            query: {
                format?: "html";
                email: unknown;
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
                    "application/json": components["schemas"]["PersonView"];
                };
            };
        };
    };
    PrivacyController_list: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["ErasureView"][];
                };
            };
        };
    };
    PrivacyController_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateView"];
                };
            };
        };
    };
    PrivacyController_one: {
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
                    "application/json": components["schemas"]["ErasureView"];
                };
            };
        };
    };
    RequestsController_list: {
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
                    "application/json": components["schemas"]["RequestView"][];
                };
            };
        };
    };
    RequestsController_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRequestBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestView"];
                };
            };
        };
    };
    RequestsController_change: {
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
                "application/json": components["schemas"]["RequestChangeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestView"];
                };
            };
        };
    };
    HoldsController_list: {
        parameters: {
            query?: {
                range?: unknown;
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
                    "application/json": components["schemas"]["HoldView"][];
                };
            };
        };
    };
    HoldsController_place: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHoldBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldView"];
                };
            };
        };
    };
    HoldsController_end: {
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
    DueController_list: {
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
                    "application/json": components["schemas"]["DueView"];
                };
            };
        };
    };
    DueController_erase: {
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
                    "application/json": components["schemas"]["DueErasedView"];
                };
            };
        };
    };
    BreachesController_list: {
        parameters: {
            query?: {
                range?: unknown;
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
                    "application/json": components["schemas"]["BreachView"][];
                };
            };
        };
    };
    BreachesController_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBreachBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreachView"];
                };
            };
        };
    };
    BreachesController_one: {
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
                    "application/json": components["schemas"]["BreachReportView"];
                };
            };
        };
    };
    BreachesController_takeSteps: {
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
                "application/json": components["schemas"]["BreachStepsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BreachView"];
                };
            };
        };
    };
    BreachesController_report: {
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
                content?: never;
            };
        };
    };
    BreachesController_affected: {
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
                content?: never;
            };
        };
    };
    ThresholdController_read: {
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
                    "application/json": components["schemas"]["ThresholdView"];
                };
            };
        };
    };
    ImportFilesController_report: {
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
                content?: never;
            };
        };
    };
    ImportFilesController_wrong: {
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
                content?: never;
            };
        };
    };
    ImportsController_list: {
        parameters: {
            query?: {
                range?: unknown;
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
                    "application/json": components["schemas"]["ImportView"][];
                };
            };
        };
    };
    ImportsController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportUploadForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_one: {
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
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_remove: {
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
    ImportsController_map: {
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
                "application/json": components["schemas"]["ImportMappingBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_layOut: {
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
                "application/json": components["schemas"]["ImportLayoutBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_words: {
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
                    "application/json": components["schemas"]["ColumnWordsView"][];
                };
            };
        };
    };
    ImportsController_check: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_apply: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_undo: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_stop: {
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
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_rows: {
        parameters: {
            query?: {
                range?: unknown;
                outcome?: "create" | "update" | "skip" | "conflict" | "wrong";
            };
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
                    "application/json": components["schemas"]["ImportRowView"][];
                };
            };
        };
    };
    ImportsController_decide: {
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
                "application/json": components["schemas"]["DecisionsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    ImportsController_undoPreview: {
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
                    "application/json": components["schemas"]["UndoPreviewView"];
                };
            };
        };
    };
    ImportMappingsController_mappings: {
        parameters: {
            query: {
                kind: "leads" | "clients" | "policies" | "subscribers";
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
                    "application/json": components["schemas"]["SavedMappingView"][];
                };
            };
        };
    };
    ImportMappingsController_removeMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
                name: string;
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
    ImportMappingsController_fields: {
        parameters: {
            query: {
                kind: "leads" | "clients" | "policies" | "subscribers";
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
                    "application/json": components["schemas"]["ImportFieldView"][];
                };
            };
        };
    };
    EverythingController_everything: {
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
    CareController_recent: {
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
                    "application/json": components["schemas"]["SelfCheckView"];
                };
            };
        };
    };
    CareController_anew: {
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
                    "application/json": components["schemas"]["SelfCheckView"];
                };
            };
        };
    };
    CareController_firstSteps: {
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
                    "application/json": components["schemas"]["FirstStepView"][];
                };
            };
        };
    };
    CareController_hideFirstSteps: {
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
    SettingsPreviewController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsPreviewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsPreviewView"];
                };
            };
        };
    };
}

export const SECTION_LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  visitorMails: {
    howToPay: 1000,
  },
  identity: {
    name: 100,
    tagline: 160,
    advisor: 100,
    licence: 60,
    licenceUrl: 300,
    phone: 40,
    email: 254,
    address: 200,
    socialUrl: 300,
    chatUrl: 300,
  },
  appearance: {
    brandColour: 20,
    logo: 200,
    portrait: 200,
  },
  hours: {
    week: 7,
    closedDays: 100,
    'closedDays.date': 10,
    'closedDays.name': 80,
    'meeting.videoUrl': 300,
  },
  hero: {
    title: 120,
    lead: 400,
  },
  stats: {
    items: 4,
    'items.figure': 20,
    'items.label': 40,
  },
  services: {
    title: 120,
    lead: 300,
    items: 6,
    'items.gain': 120,
    'items.detail': 300,
  },
  about: {
    title: 120,
    lead: 400,
    story: 2000,
    facts: 3,
    'facts.term': 60,
    'facts.detail': 200,
  },
  testimonials: {
    title: 120,
    items: 3,
    'items.quote': 600,
    'items.name': 60,
    'items.about': 80,
  },
  legal: {
    'privacyPolicy.date': 60,
    'privacyPolicy.text': 40000,
    'termsOfService.date': 60,
    'termsOfService.text': 40000,
    'cookiePolicy.date': 60,
    'cookiePolicy.text': 40000,
  },
};
