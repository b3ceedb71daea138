// Written by `npm run openapi` from the backend's OpenAPI document. Do not edit.

export interface paths {
    readonly "/api/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["HealthController_live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["HealthController_ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MailSummaryController_summary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MailsController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MailsController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendMailsController_test"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/mails/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendMailsController_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["WebhooksController_list"];
        readonly put?: never;
        readonly post: operations["WebhooksController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["WebhooksController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["WebhooksController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/webhooks/{id}/rotate-secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["WebhooksController_rotateSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/webhooks/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["WebhookDeliveriesController_test"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/webhooks/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["WebhookDeliveriesController_log"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/webhooks/{id}/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["WebhookDeliveriesController_replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/webhook-deliveries/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["WebhookDeliveriesController_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["AuthController_current"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/draft-key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["AuthController_draftKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["AuthController_signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["AuthController_signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["AuthController_ownPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondStepController_byCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondStepController_passkeyOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondStepController_byPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["SecondFactorController_show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["SecondFactorController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/second-factor/totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondFactorController_beginTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/second-factor/totp/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondFactorController_confirmTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/second-factor/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondFactorController_renewCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["SecondFactorController_list"];
        readonly put?: never;
        readonly post: operations["SecondFactorController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SecondFactorController_options"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/passkeys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["SecondFactorController_removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["SecondFactorController_rename"];
        readonly trace?: never;
    };
    readonly "/api/password/forgotten": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ForgottenPasswordController_ask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ForgottenPasswordController_reset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["OwnEmailController_read"];
        readonly put: operations["OwnEmailController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["SessionsController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["SessionsController_endOthers"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["SessionsController_end"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ConfirmationController_show"];
        readonly put?: never;
        readonly post: operations["ConfirmationController_confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/status/{status}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["UsersController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["UsersController_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/{id}/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["UsersController_status"];
        readonly trace?: never;
    };
    readonly "/api/admin/users/{id}/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["UserAccessController_password"];
        readonly trace?: never;
    };
    readonly "/api/admin/users/{id}/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["UserAccessController_secondFactor"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/{id}/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["UserAccessController_email"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/staff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["StaffController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ApiKeysController_list"];
        readonly put?: never;
        readonly post: operations["ApiKeysController_make"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/api-keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["ApiKeysController_end"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["AuditController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["AuditController_state"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/media": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MediaController_list"];
        readonly put?: never;
        readonly post: operations["MediaController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/media/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MediaController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["DeletedPicturesController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["MediaController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["SettingsController_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/{section}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["SettingsController_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/visitorMails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["VisitorMailsSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/identity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["IdentitySettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/appearance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["AppearanceSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/hours": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["HoursSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/hero": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["HeroSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["StatsSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/services": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["ServicesSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/about": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["AboutSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/testimonials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["TestimonialsSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/calculators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["CalculatorsSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/legal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["LegalSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/retention": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["RetentionSettingsController_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/calendar/closed-days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClosedDaysController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/busy-calendars": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BusyCalendarsController_list"];
        readonly put?: never;
        readonly post: operations["BusyCalendarsController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/busy-calendars/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["BusyCalendarsController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/calendar/busy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BusyTimesController_busy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/calendar/busy/unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BusyTimesController_unread"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["NewsletterStatusController_status"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/subscribers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["NewsletterStatusController_subscriberList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["IssuesController_list"];
        readonly put?: never;
        readonly post: operations["IssuesController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["IssuesController_preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["IssuesController_one"];
        readonly put: operations["IssuesController_change"];
        readonly post?: never;
        readonly delete: operations["IssuesController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_test"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_send"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_takeBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/send-now": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_sendNow"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_pause"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_resume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SendingController_cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/audience": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["IssueReachController_audience"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/newsletters/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["IssueReachController_deliveryList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/subscriptions/{id}/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ConsentsController_consents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/subscriptions/{id}/consents/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ConsentsController_withdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/subscriptions/{id}/consents/confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ConsentsController_confirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/challenge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ChallengeController_challenge"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/suspected": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["SuspectedController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/suspected/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SuspectedController_releaseAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/suspected/discard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SuspectedController_discardAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/suspected/{id}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SuspectedController_release"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/suspected/{id}/discard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SuspectedController_discard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blocked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BlockedController_list"];
        readonly put?: never;
        readonly post: operations["BlockedController_block"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blocked/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["BlockedController_unblock"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/appointments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadListsController_appointments"];
        readonly put?: never;
        readonly post: operations["PublicLeadsController_book"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/subscriptions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadListsController_subscriptions"];
        readonly put?: never;
        readonly post: operations["PublicLeadsController_subscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadListsController_leads"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/stats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadStatsController_stats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/stats/weeks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadStatsController_weeks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/calendar/days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadStatsController_days"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/lead-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["LeadWorkController_appointmentStatus"];
        readonly trace?: never;
    };
    readonly "/api/admin/subscriptions/{id}/lead-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["LeadWorkController_subscriptionStatus"];
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/booking-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["LeadWorkController_bookingStatus"];
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/sales-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["LeadWorkController_salesInfo"];
        readonly trace?: never;
    };
    readonly "/api/admin/leads/{leadType}/{id}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadNotesController_notes"];
        readonly put?: never;
        readonly post: operations["LeadNotesController_addNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/leads/{leadType}/{id}/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["LeadNotesController_activity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/subscriptions/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["LeadCareController_subscriptionDetails"];
        readonly trace?: never;
    };
    readonly "/api/admin/leads/{leadType}/{id}/owner": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["LeadCareController_owner"];
        readonly trace?: never;
    };
    readonly "/api/admin/leads/appointment/{id}/send-confirmation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["LeadCareController_confirmation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/leads/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["LeadCareController_bulk"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/appointments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["BookingWorkController_enter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["BookingWorkController_details"];
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/schedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["BookingWorkController_schedule"];
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/outcome": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["BookingWorkController_outcome"];
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/visitor-request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["VisitorAnswersController_reopened"];
        readonly post: operations["VisitorAnswersController_visitorRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/appointments/{id}/correction": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["VisitorAnswersController_correction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user/calendar-feed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["CalendarFeedController_current"];
        readonly put?: never;
        readonly post: operations["CalendarFeedController_make"];
        readonly delete: operations["CalendarFeedController_revoke"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/leads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["KeyLeadsController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/leads/{leadType}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["KeyLeadsController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["KeyLeadsController_change"];
        readonly trace?: never;
    };
    readonly "/api/v1/bookings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["KeyBookingsController_book"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ToDoController_list"];
        readonly put?: never;
        readonly post: operations["TasksController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/tasks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["TasksController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["TasksController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/clients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClientsController_list"];
        readonly put?: never;
        readonly post: operations["ClientsController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClientsController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["ClientsController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["ClientsController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClientsController_activity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClientsController_timeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ClientsController_addNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/deletion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClientsController_deletion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/client-duplicates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MergesController_pairs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/duplicates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MergesController_duplicates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/merges": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["MergesController_merges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["MergesController_merge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/merges/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["MergesController_undo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/clients/{id}/numbers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ClientNumbersController_show"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/client-tags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ClientTagsController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/households": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["HouseholdsController_list"];
        readonly put?: never;
        readonly post: operations["HouseholdsController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/households/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["HouseholdsController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["HouseholdsController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["HouseholdsController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/leads/{leadType}/{id}/client": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ClientOfLeadController_link"];
        readonly delete: operations["ClientOfLeadController_unlink"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/clients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["KeyClientsController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PoliciesController_list"];
        readonly put?: never;
        readonly post: operations["PoliciesController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policies/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PoliciesController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["PoliciesController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/policies/{id}/change-preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["PoliciesController_previewChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policies/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PoliciesController_versions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policies/{id}/beneficiaries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PoliciesController_beneficiaries"];
        readonly put: operations["PoliciesController_changeBeneficiaries"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policies/{id}/premiums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PoliciesController_premiums"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/premiums/{id}/payments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["PaymentsController_add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/premiums/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["PaymentsController_correct"];
        readonly trace?: never;
    };
    readonly "/api/admin/payments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["PaymentsController_advance"];
        readonly trace?: never;
    };
    readonly "/api/admin/payments/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["PaymentsController_move"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/payments/{id}/reversal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["PaymentsController_reverse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policies/{id}/cases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["CasesController_list"];
        readonly put?: never;
        readonly post: operations["CasesController_open"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/cases/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["CasesController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/insurers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["InsurersController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/insurers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["InsurersController_rename"];
        readonly trace?: never;
    };
    readonly "/api/admin/insurers/{id}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["InsurersController_merge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/products/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["InsurersController_changeProduct"];
        readonly trace?: never;
    };
    readonly "/api/admin/products/{id}/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["InsurersController_mergeProducts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/book": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BookController_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/book/sums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BookController_sum"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/policy-mails/tomorrow": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PolicyMailsController_tomorrow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/policies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["KeyPoliciesController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DeskController_today"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DeskController_waiting"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/calculators/use": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DeskController_calculatorUse"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/leads/{leadType}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DeskController_lead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DeskController_search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/blog-posts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PublicPostsController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DeletedPostsController_deleted"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/deleted/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["DeletedPostsController_removeForGood"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PostsController_one"];
        readonly put: operations["PostsController_revise"];
        readonly post?: never;
        readonly delete: operations["DeletedPostsController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["DeletedPostsController_restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["PreviewsController_preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/{id}/preview-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["PreviewsController_make"];
        readonly delete: operations["PreviewsController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PostsController_list"];
        readonly put?: never;
        readonly post: operations["PostsController_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/blog-posts/{id}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PostsController_history"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/posts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["KeyPostsController_list"];
        readonly put?: never;
        readonly post: operations["KeyPostsController_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/posts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["KeyPostsController_revise"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/people": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PrivacyController_people"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PrivacyController_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/erasures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PrivacyController_list"];
        readonly put?: never;
        readonly post: operations["PrivacyController_erase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/erasures/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["PrivacyController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["RequestsController_list"];
        readonly put?: never;
        readonly post: operations["RequestsController_record"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/requests/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["RequestsController_change"];
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/holds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["HoldsController_list"];
        readonly put?: never;
        readonly post: operations["HoldsController_place"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/holds/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["HoldsController_end"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/due": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["DueController_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/due/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["DueController_erase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/breaches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BreachesController_list"];
        readonly put?: never;
        readonly post: operations["BreachesController_record"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/breaches/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BreachesController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["BreachesController_takeSteps"];
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/breaches/{id}/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BreachesController_report"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/breaches/{id}/affected.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["BreachesController_affected"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/privacy/threshold": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ThresholdController_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/report.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportFilesController_report"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/wrong.csv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportFilesController_wrong"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportsController_list"];
        readonly put?: never;
        readonly post: operations["ImportsController_upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportsController_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["ImportsController_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/mapping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["ImportColumnsController_map"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/layout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["ImportColumnsController_layOut"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/dry-run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ImportStepsController_check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/apply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ImportStepsController_apply"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ImportStepsController_undo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["ImportStepsController_stop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/undo-preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportStepsController_undoPreview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/values": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportRowsController_words"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/rows": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportRowsController_rows"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/imports/{id}/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put: operations["RowDecisionsController_decide"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/import-mappings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportMappingsController_mappings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/import-mappings/{kind}/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["ImportMappingsController_removeMapping"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/import-fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["ImportMappingsController_fields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/export/everything.zip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["EverythingController_everything"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/self-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["CareController_recent"];
        readonly put?: never;
        readonly post: operations["CareController_anew"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/first-steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["CareController_firstSteps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["CareController_hideFirstSteps"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/settings/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["SettingsPreviewController_show"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/calculators": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["CalculatorsController_kinds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/calculators/{kind}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["CalculatorsController_result"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly MailSummaryView: {
            readonly held: number;
            readonly failed: number;
            readonly waiting: number;
            readonly oldestWaitingSeconds: number | null;
            /** @description Whether a mail server is connected */
            readonly smtp: boolean;
        };
        readonly MailView: {
            readonly id: string;
            readonly kind: string;
            /** @enum {string|null} */
            readonly leadType: "appointment" | "subscription" | "policy" | null;
            readonly leadId: string | null;
            /** @description Of the person it is about */
            readonly name: string | null;
            readonly recipient: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "queued" | "sending" | "sent" | "retrying" | "failed" | "skipped" | "held";
            readonly attempts: number;
            readonly nextAttemptAt: string | null;
            /** @description The mail server's own words */
            readonly lastReply: string | null;
            /** @description Why it was skipped or given up */
            readonly reason: string | null;
            readonly createdAt: string;
            readonly sentAt: string | null;
        };
        readonly AttachmentView: {
            readonly filename: string;
            readonly contentType: string;
        };
        readonly AttemptView: {
            readonly at: string;
            /** @enum {string} */
            readonly outcome: "accepted" | "refused" | "delayed" | "unreachable";
            readonly reply: string;
        };
        readonly MailDetailView: {
            readonly id: string;
            readonly kind: string;
            /** @enum {string|null} */
            readonly leadType: "appointment" | "subscription" | "policy" | null;
            readonly leadId: string | null;
            /** @description Of the person it is about */
            readonly name: string | null;
            readonly recipient: string;
            readonly subject: string;
            /** @enum {string} */
            readonly state: "queued" | "sending" | "sent" | "retrying" | "failed" | "skipped" | "held";
            readonly attempts: number;
            readonly nextAttemptAt: string | null;
            /** @description The mail server's own words */
            readonly lastReply: string | null;
            /** @description Why it was skipped or given up */
            readonly reason: string | null;
            readonly createdAt: string;
            readonly sentAt: string | null;
            readonly text: string;
            readonly html: string;
            readonly attachments: readonly components["schemas"]["AttachmentView"][];
            readonly attemptLog: readonly components["schemas"]["AttemptView"][];
            readonly messageId: string;
            readonly usefulUntil: string | null;
            /** @description When the content was removed; text and html are then empty */
            readonly contentRemovedAt: string | null;
        };
        readonly TestMailBody: {
            readonly to: string;
        };
        readonly WebhookView: {
            readonly id: string;
            /**
             * @description Masked: the host alone
             * @example https://n8n.example/…
             */
            readonly url: string;
            readonly events: readonly ("booking.created" | "booking.confirmed" | "booking.moved" | "booking.cancelled" | "lead.status_changed" | "lead.sale_recorded" | "subscription.confirmed" | "subscription.left" | "client.updated" | "policy.updated" | "premium.recorded" | "premium.past_grace")[];
            readonly description: string | null;
            readonly enabled: boolean;
            /** @enum {string|null} */
            readonly offReason: "gone" | "failing" | "unreadable" | null;
            /** @description When it was turned off without staff */
            readonly offAt: string | null;
            /** @description Since when nothing was accepted */
            readonly failingSince: string | null;
            readonly createdAt: string;
            readonly createdByName: string;
        };
        readonly NewWebhookBody: {
            readonly url: string;
            readonly events: readonly string[];
            readonly enabled?: boolean | null;
            readonly description?: string | null;
        };
        readonly NewWebhookView: {
            readonly id: string;
            /**
             * @description Masked: the host alone
             * @example https://n8n.example/…
             */
            readonly url: string;
            readonly events: readonly ("booking.created" | "booking.confirmed" | "booking.moved" | "booking.cancelled" | "lead.status_changed" | "lead.sale_recorded" | "subscription.confirmed" | "subscription.left" | "client.updated" | "policy.updated" | "premium.recorded" | "premium.past_grace")[];
            readonly description: string | null;
            readonly enabled: boolean;
            /** @enum {string|null} */
            readonly offReason: "gone" | "failing" | "unreadable" | null;
            /** @description When it was turned off without staff */
            readonly offAt: string | null;
            /** @description Since when nothing was accepted */
            readonly failingSince: string | null;
            readonly createdAt: string;
            readonly createdByName: string;
            /** @description This once */
            readonly secret: string;
        };
        readonly WebhookChangeBody: {
            readonly url?: string;
            readonly events?: readonly string[];
            readonly enabled?: boolean;
            readonly description?: string | null;
        };
        readonly NewSecretView: {
            /** @description This once */
            readonly secret: string;
        };
        readonly WebhookAttemptView: {
            readonly at: string;
            readonly status: number | null;
            readonly milliseconds: number;
            /** @description The beginning of the answer */
            readonly answer: string;
            /** @description Why there was no whole answer */
            readonly problem: string | null;
        };
        readonly WebhookDeliveryView: {
            /** @description The webhook-id of each attempt */
            readonly id: string;
            readonly webhookId: string;
            readonly sequence: number;
            /** @enum {string} */
            readonly type: "booking.created" | "booking.confirmed" | "booking.moved" | "booking.cancelled" | "lead.status_changed" | "lead.sale_recorded" | "subscription.confirmed" | "subscription.left" | "client.updated" | "policy.updated" | "premium.recorded" | "premium.past_grace" | "test";
            readonly subjectId: string;
            readonly leadType: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly state: "queued" | "sending" | "delivered" | "failed";
            readonly attempts: number;
            readonly queuedAt: string;
            readonly nextAttemptAt: string | null;
            readonly deliveredAt: string | null;
            readonly log: readonly components["schemas"]["WebhookAttemptView"][];
        };
        readonly ReplayBody: {
            readonly from: string;
            readonly to: string;
        };
        readonly ReplayedWebhookView: {
            /** @description How many are delivered again */
            readonly deliveries: number;
        };
        readonly SessionUserView: {
            readonly id: string;
            readonly username: string;
            readonly name: string;
            /** @enum {string} */
            readonly role: "superadmin" | "admin_assistant";
            /** @enum {boolean} */
            readonly secondFactorRequired?: true;
        };
        readonly DraftKeyView: {
            readonly key: string;
        };
        readonly LoginBody: {
            readonly username: string;
            /** Format: password */
            readonly password: string;
        };
        readonly OwnPasswordBody: {
            /** Format: password */
            readonly currentPassword: string;
            /** Format: password */
            readonly newPassword: string;
        };
        readonly SignInCodeBody: {
            readonly code: string;
        };
        readonly PasskeySignInBody: {
            readonly response: {
                readonly [key: string]: unknown;
            };
        };
        readonly PasskeyView: {
            readonly id: string;
            readonly name: string;
            readonly createdAt: string;
            readonly lastUsedAt: string | null;
        };
        readonly SecondFactorView: {
            readonly totpSince: string | null;
            readonly passkeys: readonly components["schemas"]["PasskeyView"][];
            readonly recoveryCodesLeft: number;
            readonly required: boolean;
        };
        readonly ConfirmedBody: {
            /** Format: password */
            readonly password: string;
        };
        readonly TotpView: {
            readonly secret: string;
            readonly uri: string;
        };
        readonly TotpCodeBody: {
            readonly code: string;
        };
        readonly RecoveryCodesView: {
            readonly recoveryCodes: readonly string[];
        };
        readonly NewPasskeyBody: {
            readonly name: string;
            readonly response: {
                readonly [key: string]: unknown;
            };
        };
        readonly NewPasskeyView: {
            readonly passkey: components["schemas"]["PasskeyView"];
            readonly recoveryCodes: readonly string[] | null;
        };
        readonly PasskeyNameBody: {
            readonly name: string;
        };
        readonly ForgottenPasswordBody: {
            readonly account: string;
        };
        readonly ForgottenPasswordView: {
            /** @description The same sentence for every account */
            readonly message: string;
        };
        readonly NewPasswordBody: {
            readonly token: string;
            /** Format: password */
            readonly newPassword: string;
        };
        readonly OwnEmailView: {
            readonly email: string | null;
        };
        readonly OwnEmailBody: {
            readonly email: string | null;
            /** Format: password */
            readonly password: string;
        };
        readonly SessionView: {
            /** @description Names the session here only; it grants no access */
            readonly id: string;
            /** @example Chrome on Windows */
            readonly browser: string;
            readonly createdAt: string;
            /** @description To about a minute */
            readonly seenAt: string;
            /** @description Whether the request came with it */
            readonly current: boolean;
        };
        readonly ConfirmationView: {
            readonly confirmedAt: string;
        };
        readonly UserView: {
            readonly id: string;
            readonly username: string;
            readonly name: string;
            /** @enum {string} */
            readonly role: "superadmin" | "admin_assistant";
            /** @enum {string} */
            readonly status: "active" | "deactivated" | "removed";
            readonly email: string | null;
            readonly deactivationNote: string | null;
            readonly deactivatedBy: string | null;
            readonly deactivatedAt: string | null;
            readonly removedBy: string | null;
            readonly removedAt: string | null;
            readonly removalNote: string | null;
            readonly createdAt: string;
            readonly secondFactor: boolean;
        };
        readonly NewUserBody: {
            readonly username: string;
            /** Format: password */
            readonly password: string;
            readonly name: string;
            /** @enum {string|null} */
            readonly role?: "superadmin" | "admin_assistant" | null;
            readonly email?: string | null;
        };
        readonly UserStatusBody: {
            /** @enum {string} */
            readonly status: "active" | "deactivated" | "removed";
            readonly note?: string | null;
        };
        readonly PasswordBody: {
            /** Format: password */
            readonly password: string;
        };
        readonly EmailBody: {
            readonly email: string | null;
        };
        readonly StaffMemberView: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly role: "superadmin" | "admin_assistant";
        };
        readonly ApiKeyView: {
            readonly id: string;
            readonly name: string;
            /** @description The beginning and the last four characters of the key */
            readonly hint: string;
            readonly scopes: readonly ("leads:read" | "leads:write" | "clients:read" | "policies:read" | "bookings:write" | "posts:read" | "posts:write")[];
            /** @enum {string} */
            readonly state: "active" | "expired" | "ended";
            readonly createdAt: string;
            /** @description The id of the user who made it */
            readonly createdBy: string;
            readonly createdByName: string;
            readonly expiresAt: string | null;
            readonly endedAt: string | null;
            readonly lastCallAt: string | null;
            /** @description From which it was used last */
            readonly lastAddress: string | null;
            /** @description Of the last 7 days, today included */
            readonly calls: number;
        };
        readonly NewApiKeyBody: {
            readonly name: string;
            readonly scopes: readonly ("leads:read" | "leads:write" | "clients:read" | "policies:read" | "bookings:write" | "posts:read" | "posts:write")[];
            readonly expiresAt?: string | null;
        };
        readonly NewApiKeyView: {
            readonly id: string;
            readonly name: string;
            /** @description The beginning and the last four characters of the key */
            readonly hint: string;
            readonly scopes: readonly ("leads:read" | "leads:write" | "clients:read" | "policies:read" | "bookings:write" | "posts:read" | "posts:write")[];
            /** @enum {string} */
            readonly state: "active" | "expired" | "ended";
            readonly createdAt: string;
            /** @description The id of the user who made it */
            readonly createdBy: string;
            readonly createdByName: string;
            readonly expiresAt: string | null;
            readonly endedAt: string | null;
            readonly lastCallAt: string | null;
            /** @description From which it was used last */
            readonly lastAddress: string | null;
            /** @description Of the last 7 days, today included */
            readonly calls: number;
            /** @description The key itself, which is in this answer only */
            readonly key: string;
        };
        readonly AuditEntryView: {
            readonly id: string;
            readonly seq: number;
            readonly at: string;
            readonly action: string;
            /** @enum {string} */
            readonly area: "sign-in" | "accounts" | "leads" | "clients" | "policies" | "imports" | "connections" | "messages" | "newsletter" | "blog" | "pictures" | "tasks" | "settings" | "privacy" | "other";
            readonly userId: string | null;
            /** @description Of the user or of the API key */
            readonly userName: string | null;
            readonly details: {
                readonly [key: string]: string | number | boolean;
            };
            readonly requestId: string | null;
        };
        readonly AuditVerificationView: {
            readonly at: string;
            readonly entries: number;
            readonly hash: string;
            readonly problem: string | null;
        };
        readonly AuditStateView: {
            readonly entries: number;
            readonly verification: components["schemas"]["AuditVerificationView"] | null;
            readonly unrecorded: number;
        };
        readonly MediaSummaryView: {
            readonly id: string;
            readonly hash: string;
            /** @description The name of the uploaded file; text, not a path */
            readonly name: string;
            readonly alt: string;
            readonly focalX: number;
            readonly focalY: number;
            /** @description Of the upright original */
            readonly width: number;
            readonly height: number;
            /** @description Of the uploaded file */
            readonly bytes: number;
            /** @example /media/0123456789abcdef0123456789abcdef-1600.webp */
            readonly url: string;
            readonly thumbnail: string;
            readonly srcset: string;
            readonly createdAt: string;
            readonly uploadedByName: string | null;
        };
        readonly UploadForm: {
            readonly alt?: string | null;
            /** Format: binary */
            readonly file: string;
        };
        readonly MediaUseView: {
            /** @enum {string} */
            readonly kind: "article" | "newsletter" | "setting";
            readonly label: string;
            /** @description The page of the console */
            readonly link: string;
        };
        readonly MediaView: {
            readonly id: string;
            readonly hash: string;
            /** @description The name of the uploaded file; text, not a path */
            readonly name: string;
            readonly alt: string;
            readonly focalX: number;
            readonly focalY: number;
            /** @description Of the upright original */
            readonly width: number;
            readonly height: number;
            /** @description Of the uploaded file */
            readonly bytes: number;
            /** @example /media/0123456789abcdef0123456789abcdef-1600.webp */
            readonly url: string;
            readonly thumbnail: string;
            readonly srcset: string;
            readonly createdAt: string;
            readonly uploadedByName: string | null;
            readonly uses: readonly components["schemas"]["MediaUseView"][];
        };
        readonly MediaChangeBody: {
            readonly alt?: string | null;
            readonly focalX?: number | null;
            readonly focalY?: number | null;
        };
        readonly VisitorMailsView: {
            readonly howToPay: string;
            readonly booking_received: boolean;
            readonly booking_confirmed: boolean;
            readonly booking_rescheduled: boolean;
            readonly booking_cancelled: boolean;
            readonly booking_reminder: boolean;
            readonly subscription_reminder: boolean;
            readonly premium_due: boolean;
            readonly premium_in_grace: boolean;
            readonly policy_anniversary: boolean;
            readonly greetingText: string;
            readonly appointmentText: string;
            readonly premiumText: string;
            readonly birthdayText: string;
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly IdentityView: {
            readonly name: string;
            readonly tagline: string;
            readonly advisor: string;
            readonly licence: string;
            readonly licenceUrl: string;
            readonly phone: string;
            readonly email: string;
            readonly address: string;
            readonly socialUrl: string;
            readonly chatUrl: string;
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly AppearanceView: {
            readonly brandColour: string;
            /** Format: picture */
            readonly logo: string;
            /** Format: picture */
            readonly portrait: string;
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly ClosedDayBody: {
            readonly date: string;
            readonly name: string;
        };
        readonly MeetingView: {
            /** @enum {string} */
            readonly way: "phone" | "video" | "office";
            readonly minutes: number;
            readonly videoUrl: string;
        };
        readonly HoursView: {
            readonly week: readonly (components["schemas"]["OpenHoursBody"] | null)[];
            readonly closedDays: readonly components["schemas"]["ClosedDayBody"][];
            readonly meeting: components["schemas"]["MeetingView"];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly HeroView: {
            readonly title: string;
            readonly lead: string;
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly StatBody: {
            readonly figure: string;
            readonly label: string;
        };
        readonly StatsView: {
            readonly hidden: boolean;
            readonly items: readonly components["schemas"]["StatBody"][];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly ServiceBody: {
            readonly gain: string;
            readonly detail: string;
        };
        readonly ServicesView: {
            readonly title: string;
            readonly lead: string;
            readonly items: readonly components["schemas"]["ServiceBody"][];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly FactBody: {
            readonly term: string;
            readonly detail: string;
        };
        readonly AboutView: {
            readonly title: string;
            readonly lead: string;
            readonly story: string;
            readonly facts: readonly components["schemas"]["FactBody"][];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly TestimonialView: {
            readonly quote: string;
            readonly name: string;
            readonly about: string;
        };
        readonly TestimonialsView: {
            readonly hidden: boolean;
            readonly title: string;
            readonly items: readonly components["schemas"]["TestimonialView"][];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly FigureView: {
            /** @enum {string} */
            readonly key: "sss.rate" | "sss.employee-rate" | "sss.least-credit" | "sss.least-credit-overseas" | "sss.most-credit" | "sss.credit-step" | "sss.regular-credit" | "sss.compensation-low" | "sss.compensation-high" | "sss.compensation-from" | "sss.pension-base" | "sss.pension-share" | "sss.pension-yearly-share" | "sss.pension-least-share" | "sss.pension-least-10" | "sss.pension-least-20" | "sss.pension-benefit" | "sss.pension-contributions" | "sss.increase" | "sss.increase-survivors" | "mp2.rate" | "mp2.least" | "mp2.years" | "prices.rise" | "education.rise" | "estate.rate" | "estate.standard-deduction" | "estate.most-home-deduction";
            readonly value: number;
            readonly source: string;
            readonly sourceUrl: string;
            readonly from: string;
            readonly to: string;
            readonly checkedOn: string;
            readonly nextChange: string;
        };
        readonly CalculatorsView: {
            readonly shown: readonly ("sss" | "mp2" | "education" | "protection" | "retirement" | "estate-tax")[];
            readonly intro: string;
            readonly figures: readonly components["schemas"]["FigureView"][];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly LegalTextBody: {
            readonly date: string;
            readonly text: string;
        };
        readonly LegalView: {
            readonly privacyPolicy: components["schemas"]["LegalTextBody"];
            readonly termsOfService: components["schemas"]["LegalTextBody"];
            readonly cookiePolicy: components["schemas"]["LegalTextBody"];
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly RetentionView: {
            readonly bookingMonths: number;
            readonly mailMonths: number;
            readonly policyMonths: number;
            readonly automatic: boolean;
            /** @description Null until the section is changed */
            readonly updatedAt: string | null;
            readonly updatedByName: string | null;
        };
        readonly SettingsView: {
            readonly visitorMails: components["schemas"]["VisitorMailsView"];
            readonly identity: components["schemas"]["IdentityView"];
            readonly appearance: components["schemas"]["AppearanceView"];
            readonly hours: components["schemas"]["HoursView"];
            readonly hero: components["schemas"]["HeroView"];
            readonly stats: components["schemas"]["StatsView"];
            readonly services: components["schemas"]["ServicesView"];
            readonly about: components["schemas"]["AboutView"];
            readonly testimonials: components["schemas"]["TestimonialsView"];
            readonly calculators: components["schemas"]["CalculatorsView"];
            readonly legal: components["schemas"]["LegalView"];
            readonly retention: components["schemas"]["RetentionView"];
        };
        readonly ReplacedValueView: {
            readonly id: string;
            readonly value: {
                readonly [key: string]: unknown;
            };
            /** @description When it was replaced */
            readonly createdAt: string;
            /** @description Who replaced it */
            readonly editedByName: string | null;
        };
        readonly VisitorMailsBody: {
            readonly ifUpdatedAt?: string | null;
            readonly howToPay?: string | null;
            readonly booking_received: boolean;
            readonly booking_confirmed: boolean;
            readonly booking_rescheduled: boolean;
            readonly booking_cancelled: boolean;
            readonly booking_reminder: boolean;
            readonly subscription_reminder: boolean;
            readonly premium_due: boolean;
            readonly premium_in_grace: boolean;
            readonly policy_anniversary: boolean;
            readonly greetingText?: string | null;
            readonly appointmentText?: string | null;
            readonly premiumText?: string | null;
            readonly birthdayText?: string | null;
        };
        readonly IdentityBody: {
            readonly ifUpdatedAt?: string | null;
            readonly name: string;
            readonly tagline: string;
            readonly advisor: string;
            readonly licence: string;
            readonly licenceUrl?: string | null;
            readonly phone: string;
            readonly email: string;
            readonly address: string;
            readonly socialUrl?: string | null;
            readonly chatUrl?: string | null;
        };
        readonly AppearanceBody: {
            readonly ifUpdatedAt?: string | null;
            readonly brandColour: string;
            /** Format: picture */
            readonly logo?: string | null;
            /** Format: picture */
            readonly portrait?: string | null;
        };
        readonly OpenHoursBody: {
            readonly opens: number;
            readonly closes: number;
        };
        readonly MeetingBody: {
            /** @enum {string} */
            readonly way: "phone" | "video" | "office";
            readonly minutes: number;
            readonly videoUrl?: string | null;
        };
        readonly HoursBody: {
            readonly ifUpdatedAt?: string | null;
            readonly week: readonly (components["schemas"]["OpenHoursBody"] | null)[];
            readonly closedDays: readonly components["schemas"]["ClosedDayBody"][];
            readonly meeting?: components["schemas"]["MeetingBody"];
        };
        readonly HeroBody: {
            readonly ifUpdatedAt?: string | null;
            readonly title: string;
            readonly lead: string;
        };
        readonly StatsBody: {
            readonly ifUpdatedAt?: string | null;
            readonly hidden?: boolean | null;
            readonly items: readonly components["schemas"]["StatBody"][];
        };
        readonly ServicesBody: {
            readonly ifUpdatedAt?: string | null;
            readonly title: string;
            readonly lead: string;
            readonly items: readonly components["schemas"]["ServiceBody"][];
        };
        readonly AboutBody: {
            readonly ifUpdatedAt?: string | null;
            readonly title: string;
            readonly lead: string;
            readonly story: string;
            readonly facts: readonly components["schemas"]["FactBody"][];
        };
        readonly TestimonialBody: {
            readonly quote: string;
            readonly name: string;
            readonly about?: string | null;
        };
        readonly TestimonialsBody: {
            readonly ifUpdatedAt?: string | null;
            readonly hidden?: boolean | null;
            readonly title: string;
            readonly items: readonly components["schemas"]["TestimonialBody"][];
        };
        readonly FigureBody: {
            /** @enum {string} */
            readonly key: "sss.rate" | "sss.employee-rate" | "sss.least-credit" | "sss.least-credit-overseas" | "sss.most-credit" | "sss.credit-step" | "sss.regular-credit" | "sss.compensation-low" | "sss.compensation-high" | "sss.compensation-from" | "sss.pension-base" | "sss.pension-share" | "sss.pension-yearly-share" | "sss.pension-least-share" | "sss.pension-least-10" | "sss.pension-least-20" | "sss.pension-benefit" | "sss.pension-contributions" | "sss.increase" | "sss.increase-survivors" | "mp2.rate" | "mp2.least" | "mp2.years" | "prices.rise" | "education.rise" | "estate.rate" | "estate.standard-deduction" | "estate.most-home-deduction";
            readonly value: number;
            readonly source: string;
            readonly sourceUrl?: string | null;
            readonly from: string;
            readonly to?: string | null;
            readonly checkedOn: string;
            readonly nextChange?: string | null;
        };
        readonly CalculatorsBody: {
            readonly ifUpdatedAt?: string | null;
            readonly shown: readonly ("sss" | "mp2" | "education" | "protection" | "retirement" | "estate-tax")[];
            readonly intro?: string | null;
            readonly figures: readonly components["schemas"]["FigureBody"][];
        };
        readonly LegalBody: {
            readonly ifUpdatedAt?: string | null;
            readonly privacyPolicy: components["schemas"]["LegalTextBody"];
            readonly termsOfService: components["schemas"]["LegalTextBody"];
            readonly cookiePolicy: components["schemas"]["LegalTextBody"];
        };
        readonly RetentionBody: {
            readonly ifUpdatedAt?: string | null;
            readonly bookingMonths: number;
            readonly mailMonths: number;
            readonly policyMonths?: number;
            readonly automatic: boolean;
        };
        readonly ClosedDayView: {
            readonly date: string;
            readonly name: string;
        };
        readonly UnreadEntryView: {
            readonly title: string;
            /** @description The day on which it begins, where that is known */
            readonly day: string | null;
            /** @description Why, in words */
            readonly reason: string;
        };
        readonly BusyCalendarView: {
            readonly id: string;
            readonly name: string;
            /**
             * @description Masked: the host alone
             * @example https://calendar.google.com/…
             */
            readonly url: string;
            readonly createdAt: string;
            /** @description When it was last read without a failure */
            readonly readAt: string | null;
            /** @description What is wrong with it, in words */
            readonly problem: string | null;
            /** @description Whether the problem is that the times of an earlier reading are kept */
            readonly isStale: boolean;
            /** @description How many entries could not be read, so that their times are not known */
            readonly leftOut: number;
            /** @description The first 50 of those, and of the ones in a time zone that is not known */
            readonly entries: readonly components["schemas"]["UnreadEntryView"][];
        };
        readonly NewBusyCalendarBody: {
            readonly name: string;
            readonly url: string;
        };
        readonly BusyTimeView: {
            readonly userId: string;
            /** @description ISO 8601 UTC */
            readonly start: string;
            readonly end: string;
            /** @description Only of the own times of the user */
            readonly title?: string;
        };
        readonly UnreadDayView: {
            readonly userId: string;
            /** @description YYYY-MM-DD */
            readonly day: string;
            /** @description Only of the own entries of the user */
            readonly title?: string;
        };
        readonly NewsletterStatusView: {
            /** @description Whether a mail server is connected */
            readonly smtp: boolean;
            readonly dailyLimit: number | null;
            readonly sentToday: number;
        };
        readonly SubscriberView: {
            /** @description The id of the subscription */
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            /** @enum {string} */
            readonly state: "unconfirmed" | "confirmed" | "left" | "failing";
            /** @description Why no issue is sent to this address */
            readonly reason: string | null;
        };
        readonly IssueSummaryView: {
            readonly id: string;
            readonly subject: string;
            readonly preheader: string;
            readonly public: boolean;
            /** @enum {string} */
            readonly state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            readonly slug: string | null;
            /** @description When the last test copy was sent */
            readonly testedAt: string | null;
            readonly sendAt: string | null;
            readonly startedAt: string | null;
            readonly endedAt: string | null;
            readonly recipients: number;
            readonly sent: number;
            readonly failed: number;
            readonly skipped: number;
            /** @description Subscribers who left by a link of this issue */
            readonly left: number;
            readonly createdBy: string;
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly IssueBody: {
            readonly subject: string;
            readonly preheader?: string | null;
            readonly content?: string | null;
            readonly public?: boolean | null;
        };
        readonly IssueView: {
            readonly id: string;
            readonly subject: string;
            readonly preheader: string;
            readonly content: string;
            readonly public: boolean;
            /** @enum {string} */
            readonly state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            readonly slug: string | null;
            /** @description When the last test copy was sent */
            readonly testedAt: string | null;
            readonly sendAt: string | null;
            readonly startedAt: string | null;
            readonly endedAt: string | null;
            readonly recipients: number;
            readonly sent: number;
            readonly failed: number;
            readonly skipped: number;
            /** @description Subscribers who left by a link of this issue */
            readonly left: number;
            readonly createdBy: string;
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly MailPreviewView: {
            /** @example Harborlight Advisory <hello@harborlight.example> */
            readonly from: string;
            readonly subject: string;
            /** @description What a mailbox shows behind the subject */
            readonly preview: string;
            readonly html: string;
            readonly text: string;
        };
        readonly IssueDetailView: {
            readonly id: string;
            readonly subject: string;
            readonly preheader: string;
            readonly content: string;
            readonly public: boolean;
            /** @enum {string} */
            readonly state: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            readonly slug: string | null;
            /** @description When the last test copy was sent */
            readonly testedAt: string | null;
            readonly sendAt: string | null;
            readonly startedAt: string | null;
            readonly endedAt: string | null;
            readonly recipients: number;
            readonly sent: number;
            readonly failed: number;
            readonly skipped: number;
            /** @description Subscribers who left by a link of this issue */
            readonly left: number;
            readonly createdBy: string;
            readonly createdAt: string;
            readonly updatedAt: string;
            /** @description Addresses confirmed since it began */
            readonly confirmedSince: number;
            /** @description Until a planned issue begins, by the server’s clock */
            readonly secondsLeft: number | null;
        };
        readonly IssueChangeBody: {
            readonly subject: string;
            readonly preheader?: string | null;
            readonly content?: string | null;
            readonly public?: boolean | null;
            readonly ifUpdatedAt?: string | null;
        };
        readonly TestCopyBody: {
            readonly to: string;
        };
        readonly TestCopyView: {
            /** @description The id of the message */
            readonly id: string;
        };
        readonly SendBody: {
            readonly at?: string | null;
        };
        readonly AudienceView: {
            readonly recipients: number;
            readonly unconfirmed: number;
            readonly left: number;
            readonly failing: number;
        };
        readonly DeliveryView: {
            /** @description The id of the subscription */
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            /** @enum {string} */
            readonly state: "waiting" | "sending" | "sent" | "failed" | "skipped";
            /** @description The mail server's own words */
            readonly reply: string | null;
            readonly reason: string | null;
            readonly mailId: string | null;
            readonly sentAt: string | null;
        };
        readonly ConsentView: {
            readonly id: string;
            readonly wording: string;
            readonly wordingVersion: string;
            readonly policyDate: string;
            /** @enum {string} */
            readonly form: "newsletter" | "footer" | "return" | "unknown" | "import";
            readonly givenAt: string;
            readonly confirmedAt: string | null;
            /** @enum {string|null} */
            readonly confirmedHow: "link" | "return" | "import" | null;
            readonly withdrawnAt: string | null;
            /** @enum {string|null} */
            readonly withdrawnHow: "link" | "one-click" | "staff" | "address-changed" | "import" | null;
        };
        readonly ConsentsView: {
            /** @description The one that has the newsletter of the mailbox: another one where there are two */
            readonly subscriptionId: string;
            /** @enum {string} */
            readonly state: "unconfirmed" | "confirmed" | "left" | "failing";
            readonly confirmationSentAt: string | null;
            readonly consents: readonly components["schemas"]["ConsentView"][];
        };
        readonly SuspectedSubmissionView: {
            readonly id: string;
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly reference: string | null;
            /** @enum {string} */
            readonly reason: "honeypot" | "blocked" | "address_flood" | "flood";
            readonly firstName: string;
            readonly lastName: string | null;
            readonly email: string;
            readonly phone: string | null;
            readonly dateOfBirth: string | null;
            readonly preferredDate: string | null;
            readonly preferredTime: string | null;
            readonly serviceInterest: string | null;
            readonly notes: string | null;
            readonly createdAt: string;
        };
        readonly ReleaseBody: {
            readonly ids: readonly string[];
        };
        readonly ReleasedView: {
            /** @description How many of the submissions are leads now */
            readonly released: number;
        };
        readonly DiscardBody: {
            readonly ids?: readonly string[];
            /** @enum {string} */
            readonly reason?: "honeypot" | "blocked" | "address_flood" | "flood";
        };
        readonly DiscardedView: {
            /** @description How many submissions were deleted */
            readonly discarded: number;
        };
        readonly BlockedSenderView: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "email" | "domain" | "phone";
            readonly value: string;
            readonly note: string | null;
            readonly createdByName: string;
            readonly createdAt: string;
        };
        readonly BlockBody: {
            /** @enum {string} */
            readonly kind: "email" | "domain" | "phone";
            readonly value: string;
            readonly note?: string | null;
        };
        readonly BookingBody: {
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly phone: string;
            readonly dateOfBirth: string;
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            readonly notes?: string | null;
            readonly timeZone?: string | null;
            readonly calculation?: string | null;
            readonly subject?: string | null;
            readonly proof?: string | null;
        };
        readonly SentBookingConfirmation: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly reference: string;
            /** @description Whether visitors are mailed the link to the page of their booking */
            readonly pageIsMailed: boolean;
        };
        readonly SubscriptionBody: {
            readonly firstName: string;
            readonly email: string;
            /** @enum {string|null} */
            readonly form?: "newsletter" | "footer" | null;
            readonly subject?: string | null;
            readonly proof?: string | null;
        };
        readonly SubscriptionConfirmation: {
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            readonly createdAt: string;
        };
        readonly VisitorMoveRequest: {
            /** @enum {string} */
            readonly type: "move";
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            readonly message: string | null;
            readonly requestedAt: string;
        };
        readonly VisitorCancelRequest: {
            /** @enum {string} */
            readonly type: "cancel";
            readonly message: string | null;
            readonly requestedAt: string;
        };
        readonly LastNote: {
            /** @description Cut at 140 characters */
            readonly text: string;
            /** @enum {string|null} */
            readonly channel: "call" | "e-mail" | "meeting" | "message" | null;
            readonly createdByName: string;
            readonly createdAt: string;
        };
        readonly KnownClientView: {
            readonly clientId: string;
            /** @description Those that go on */
            readonly policies: number;
            /** @description Of these, with the next premium in its days of grace */
            readonly inGrace: number;
            readonly pastGrace: number;
        };
        readonly LikelyClientView: {
            readonly clientId: string;
            readonly name: string;
        };
        readonly ListedAppointment: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly email: string;
            readonly phone: string;
            /** @description Empty when it is not known */
            readonly dateOfBirth: string;
            readonly notes: string | null;
            readonly calculation: string | null;
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral";
            readonly productPurchased: string | null;
            /** @enum {string|null} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
            readonly visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            readonly meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            readonly meetingMinutes: number | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly cancelledAt: string | null;
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            readonly clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            readonly outsideHours?: "closed" | "holiday" | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
        };
        readonly ListedSubscription: {
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            readonly createdAt: string;
            readonly lastName: string | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "subscription";
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
        };
        readonly AppointmentLead: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly email: string;
            readonly phone: string;
            /** @description Empty when it is not known */
            readonly dateOfBirth: string;
            readonly notes: string | null;
            readonly calculation: string | null;
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral";
            readonly productPurchased: string | null;
            /** @enum {string|null} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
            readonly visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            readonly meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            readonly meetingMinutes: number | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly cancelledAt: string | null;
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            readonly clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            readonly outsideHours?: "closed" | "holiday" | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "appointment";
        };
        readonly SubscriptionLead: {
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            readonly createdAt: string;
            readonly lastName: string | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "subscription";
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "subscription";
        };
        readonly BookingFigures: {
            readonly total: number;
            readonly confirmed: number;
            readonly pending: number;
            readonly hold: number;
        };
        readonly LeadFigures: {
            readonly total: number;
            readonly fromBookings: number;
            readonly fromSubscriptions: number;
            readonly new: number;
            readonly inProgress: number;
            readonly notQualified: number;
            readonly offerDeclined: number;
            readonly closedSale: number;
        };
        readonly SalesFigures: {
            readonly total: number;
            readonly monthly: number;
            readonly quarterly: number;
            readonly annual: number;
        };
        readonly AdminStatsView: {
            readonly bookings: components["schemas"]["BookingFigures"];
            readonly leads: components["schemas"]["LeadFigures"];
            readonly sales: components["schemas"]["SalesFigures"];
        };
        readonly WeekOfLeadsView: {
            readonly weekStart: string;
            readonly bookings: number;
            readonly subscriptions: number;
        };
        readonly DayOfBookingsView: {
            readonly date: string;
            readonly bookings: number;
        };
        readonly LeadStatusBody: {
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
        };
        readonly AppointmentView: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly email: string;
            readonly phone: string;
            /** @description Empty when it is not known */
            readonly dateOfBirth: string;
            readonly notes: string | null;
            readonly calculation: string | null;
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral";
            readonly productPurchased: string | null;
            /** @enum {string|null} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
            readonly visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            readonly meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            readonly meetingMinutes: number | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly cancelledAt: string | null;
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
        };
        readonly SubscriptionView: {
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            readonly createdAt: string;
            readonly lastName: string | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "subscription";
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
        };
        readonly BookingStatusBody: {
            readonly tellVisitor?: boolean | null;
            readonly message?: string | null;
            readonly evenPast?: boolean | null;
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
        };
        readonly SaleBody: {
            readonly productPurchased: string;
            /** @enum {string} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual";
            readonly premiumRate: string;
        };
        readonly LeadNoteView: {
            readonly id: string;
            readonly leadId: string;
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly note: string;
            /** @enum {string|null} */
            readonly channel: "call" | "e-mail" | "meeting" | "message" | null;
            readonly createdBy: string;
            readonly createdByName: string;
            readonly createdAt: string;
        };
        readonly NoteBody: {
            readonly note: string;
            /** @enum {string|null} */
            readonly channel?: "call" | "e-mail" | "meeting" | "message" | null;
        };
        readonly ActivityEntry: {
            readonly id: string;
            readonly leadId: string;
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly actionType: string;
            readonly actionDetails: string;
            readonly performedBy: string | null;
            readonly performedByName: string;
            readonly createdAt: string;
        };
        readonly SubscriptionDetailsBody: {
            readonly firstName?: string;
            readonly lastName?: string | null;
            readonly email?: string;
        };
        readonly OwnerBody: {
            readonly ownerId: string | null;
        };
        readonly BulkBody: {
            readonly ids: readonly string[];
            /** @enum {string} */
            readonly leadStatus?: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            readonly ownerId?: string | null;
        };
        readonly BulkView: {
            /** @description How many of the leads have changed */
            readonly changed: number;
        };
        readonly EnteredBookingBody: {
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly phone: string;
            readonly dateOfBirth?: string | null;
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            readonly notes?: string | null;
            /** @enum {string} */
            readonly leadSource: "phone" | "walk-in" | "referral";
            readonly tellVisitor?: boolean | null;
        };
        readonly BookingDetailsBody: {
            readonly firstName?: string;
            readonly lastName?: string;
            readonly email?: string;
            readonly phone?: string;
            readonly dateOfBirth?: string | null;
            /** @enum {string} */
            readonly serviceInterest?: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            readonly notes?: string | null;
            /** @enum {string|null} */
            readonly meetingWay?: "phone" | "video" | "office" | null;
            readonly meetingMinutes?: number | null;
        };
        readonly ScheduleBody: {
            readonly tellVisitor?: boolean | null;
            readonly message?: string | null;
            readonly evenPast?: boolean | null;
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            readonly confirm?: boolean | null;
        };
        readonly OutcomeBody: {
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
        };
        readonly RequestAnswerBody: {
            readonly tellVisitor?: boolean | null;
            readonly message?: string | null;
            readonly evenPast?: boolean | null;
            readonly accept: boolean;
            readonly confirm?: boolean | null;
        };
        readonly ReopenedRequestBody: {
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            readonly message?: string | null;
            readonly requestedAt: string;
        };
        readonly CalendarFeedView: {
            /** @description Null without a feed */
            readonly createdAt: string | null;
            readonly fetchedAt: string | null;
        };
        readonly NewCalendarFeedBody: {
            /** Format: password */
            readonly password: string;
        };
        readonly NewCalendarFeedView: {
            /** @description Shown this once; it cannot be read again */
            readonly url: string;
        };
        readonly KeyLeadView: {
            readonly id: string;
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly firstName: string;
            readonly lastName: string | null;
            /** @description Empty after an erasure */
            readonly email: string;
            /** @description Null of a subscription */
            readonly phone: string | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral" | "subscription";
            /**
             * @description Null of a subscription
             * @enum {string|null}
             */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed" | null;
            /** @description Null of a subscription, and where an imported lead says none */
            readonly preferredDate: string | null;
            /**
             * @description Null of a subscription, and where an imported lead says none
             * @enum {string|null}
             */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | null;
            /**
             * @description Null of a subscription, and where an imported lead says none
             * @enum {string|null}
             */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | null;
            /** @description Of a booking that the visitor cancelled */
            readonly cancelledAt: string | null;
            /** @description When staff first answered */
            readonly answeredAt: string | null;
            /** @description The user who takes care of it */
            readonly ownerId: string | null;
            /** @description The client that the person became */
            readonly clientId: string | null;
            /** @description When everything personal was removed; remove your copy, too */
            readonly erasedAt: string | null;
            readonly createdAt: string;
        };
        readonly SentBookingBody: {
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            readonly phone: string;
            readonly dateOfBirth: string;
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate";
            readonly notes?: string | null;
            readonly timeZone?: string | null;
        };
        readonly BookingConfirmation: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly reference: string;
        };
        readonly TaskView: {
            /** @enum {string} */
            readonly kind: "task" | "case" | "policy";
            readonly id: string;
            readonly title: string;
            readonly dueDate: string;
            /** @enum {string|null} */
            readonly leadType: "appointment" | "subscription" | null;
            readonly leadId: string | null;
            readonly leadName: string | null;
            readonly clientId: string | null;
            readonly clientName: string | null;
            /** @description Null but for a case */
            readonly caseTitle: string | null;
            /** @description Null for a task */
            readonly policyId: string | null;
            readonly policyName: string | null;
            readonly assigneeId: string | null;
            readonly assigneeName: string | null;
            readonly done: boolean;
            readonly createdBy: string;
            readonly createdAt: string;
            readonly doneAt: string | null;
            readonly doneBy: string | null;
        };
        readonly NewTaskBody: {
            readonly title: string;
            readonly dueDate: string;
            /** @enum {string|null} */
            readonly leadType?: "appointment" | "subscription" | null;
            readonly leadId?: string | null;
            readonly clientId?: string | null;
            readonly assigneeId?: string | null;
            readonly done?: boolean | null;
        };
        readonly TaskChangeBody: {
            readonly title?: string | null;
            readonly dueDate?: string | null;
            readonly assigneeId?: string | null;
            readonly done?: boolean | null;
        };
        readonly ClientView: {
            readonly id: string;
            readonly firstName: string;
            readonly middleName: string | null;
            readonly lastName: string | null;
            readonly suffix: string | null;
            readonly email: string | null;
            readonly phone: string | null;
            readonly secondPhone: string | null;
            readonly secondEmail: string | null;
            readonly viber: string | null;
            readonly whatsapp: string | null;
            readonly messenger: string | null;
            readonly dateOfBirth: string | null;
            /** @enum {string|null} */
            readonly civilStatus: "single" | "married" | "widowed" | "separated" | "annulled" | "divorced" | null;
            readonly occupation: string | null;
            /** @description How many people depend on the client */
            readonly dependents: number | null;
            readonly tin: string | null;
            readonly sssNumber: string | null;
            readonly gsisNumber: string | null;
            readonly address: string | null;
            /** @enum {string|null} */
            readonly channel: "call" | "message" | "e-mail" | "meeting" | null;
            readonly ownerId: string | null;
            readonly notes: string | null;
            /** @description The id of another client, or a name */
            readonly referredBy: string | null;
            readonly tags: readonly string[];
            readonly householdId: string | null;
            /** @enum {string|null} */
            readonly householdRole: "head" | "spouse" | "child" | "parent" | "other" | null;
            readonly policiesInForce: number;
            /** @description Of the policies that go on; null without an unpaid premium */
            readonly nextPremiumDue: string | null;
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly NewClientBody: {
            readonly middleName?: string | null;
            readonly lastName?: string | null;
            readonly suffix?: string | null;
            readonly email?: string | null;
            readonly phone?: string | null;
            readonly secondPhone?: string | null;
            readonly secondEmail?: string | null;
            readonly viber?: string | null;
            readonly whatsapp?: string | null;
            readonly messenger?: string | null;
            readonly dateOfBirth?: string | null;
            /** @enum {string|null} */
            readonly civilStatus?: "single" | "married" | "widowed" | "separated" | "annulled" | "divorced" | null;
            readonly occupation?: string | null;
            readonly dependents?: number | null;
            readonly tin?: string | null;
            readonly sssNumber?: string | null;
            readonly gsisNumber?: string | null;
            readonly address?: string | null;
            /** @enum {string|null} */
            readonly channel?: "call" | "message" | "e-mail" | "meeting" | null;
            readonly ownerId?: string | null;
            readonly notes?: string | null;
            readonly referredBy?: string | null;
            readonly tags?: readonly string[] | null;
            readonly firstName: string;
        };
        readonly ClientActivityView: {
            readonly id: string;
            readonly actionType: string;
            readonly actionDetails: string;
            readonly performedBy: string | null;
            readonly performedByName: string;
            readonly createdAt: string;
        };
        readonly TimelineEntryView: {
            readonly id: string;
            /**
             * @description Notes, contacts, messages and bookings are between people; the others are about records
             * @enum {string}
             */
            readonly kind: "note" | "contact" | "message" | "booking" | "payment" | "case" | "change";
            readonly actionType: string;
            readonly actionDetails: string;
            /** @enum {string} */
            readonly channel?: "call" | "e-mail" | "meeting" | "message";
            /** @description Of a payment, in whole centavos; negative when taken back */
            readonly amount?: number;
            readonly currency?: string;
            /** @enum {string} */
            readonly leadType?: "appointment" | "subscription";
            readonly leadId?: string;
            readonly policyId?: string;
            readonly performedByName: string;
            readonly createdAt: string;
        };
        readonly ClientNoteBody: {
            readonly note: string;
        };
        readonly ClientChangeBody: {
            readonly middleName?: string | null;
            readonly lastName?: string | null;
            readonly suffix?: string | null;
            readonly email?: string | null;
            readonly phone?: string | null;
            readonly secondPhone?: string | null;
            readonly secondEmail?: string | null;
            readonly viber?: string | null;
            readonly whatsapp?: string | null;
            readonly messenger?: string | null;
            readonly dateOfBirth?: string | null;
            /** @enum {string|null} */
            readonly civilStatus?: "single" | "married" | "widowed" | "separated" | "annulled" | "divorced" | null;
            readonly occupation?: string | null;
            readonly dependents?: number | null;
            readonly tin?: string | null;
            readonly sssNumber?: string | null;
            readonly gsisNumber?: string | null;
            readonly address?: string | null;
            /** @enum {string|null} */
            readonly channel?: "call" | "message" | "e-mail" | "meeting" | null;
            readonly ownerId?: string | null;
            readonly notes?: string | null;
            readonly referredBy?: string | null;
            readonly tags?: readonly string[] | null;
            readonly firstName?: string;
            readonly ifUpdatedAt?: string | null;
        };
        readonly DeletionView: {
            /** @description Why the client cannot be deleted; null for one who can */
            readonly refusal: string | null;
        };
        readonly DuplicatePairView: {
            readonly client: components["schemas"]["ClientView"];
            readonly reasons: readonly ("email" | "phone" | "nameAndBirth")[];
            readonly other: components["schemas"]["ClientView"];
        };
        readonly DuplicateView: {
            readonly client: components["schemas"]["ClientView"];
            readonly reasons: readonly ("email" | "phone" | "nameAndBirth")[];
        };
        readonly NamedClientView: {
            readonly id: string;
            readonly firstName: string;
            readonly middleName: string | null;
            readonly lastName: string | null;
            readonly suffix: string | null;
        };
        readonly MergeOfClientView: {
            readonly id: string;
            readonly other: components["schemas"]["NamedClientView"];
            readonly mergedAt: string;
            readonly mergedByName: string;
        };
        readonly KeepBody: {
            /** @enum {string|null} */
            readonly firstName?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly middleName?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly lastName?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly suffix?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly email?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly phone?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly secondPhone?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly secondEmail?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly viber?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly whatsapp?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly messenger?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly dateOfBirth?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly civilStatus?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly occupation?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly dependents?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly tin?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly sssNumber?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly gsisNumber?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly address?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly channel?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly ownerId?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly notes?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly referredBy?: "this" | "other" | null;
            /** @enum {string|null} */
            readonly tags?: "this" | "other" | null;
        };
        readonly ClientMergeBody: {
            readonly otherId: string;
            readonly keep?: components["schemas"]["KeepBody"];
        };
        readonly MergedView: {
            readonly mergeId: string;
            readonly client: components["schemas"]["ClientView"];
        };
        readonly StayedView: {
            /** @description `field`, `household` or a kind of link, such as `appointment` or `policy` */
            readonly kind: string;
            /** @description The name of the field, or an id */
            readonly id: string;
        };
        readonly UnmergedView: {
            readonly client: components["schemas"]["ClientView"];
            readonly other: components["schemas"]["ClientView"];
            /** @description What was changed since the merge, and so stays */
            readonly stayed: readonly components["schemas"]["StayedView"][];
        };
        readonly ClientNumbersView: {
            readonly tin: string | null;
            readonly sssNumber: string | null;
            readonly gsisNumber: string | null;
            /** @description False when a number was sealed with another SESSION_SECRET: it is null */
            readonly areReadable: boolean;
        };
        readonly HouseholdMemberView: {
            readonly clientId: string;
            /** @enum {string} */
            readonly role: "head" | "spouse" | "child" | "parent" | "other";
        };
        readonly HouseholdView: {
            readonly id: string;
            readonly name: string;
            readonly members: readonly components["schemas"]["HouseholdMemberView"][];
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly MemberBody: {
            readonly clientId: string;
            /** @enum {string} */
            readonly role: "head" | "spouse" | "child" | "parent" | "other";
        };
        readonly NewHouseholdBody: {
            readonly name: string;
            readonly members: readonly components["schemas"]["MemberBody"][];
        };
        readonly HouseholdChangeBody: {
            readonly name?: string;
            readonly members?: readonly components["schemas"]["MemberBody"][];
            readonly ifUpdatedAt?: string | null;
        };
        readonly LeadClientBody: {
            readonly clientId?: string | null;
        };
        readonly KeyClientView: {
            readonly id: string;
            readonly firstName: string;
            readonly middleName: string | null;
            readonly lastName: string | null;
            readonly suffix: string | null;
            readonly email: string | null;
            readonly phone: string | null;
            /** @enum {string|null} */
            readonly channel: "call" | "message" | "e-mail" | "meeting" | null;
            /** @description The user who looks after the client */
            readonly ownerId: string | null;
            readonly householdId: string | null;
            readonly policiesInForce: number;
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly PremiumOfPolicyView: {
            /** @description In whole centavos */
            readonly amount: number;
            readonly currency: string;
        };
        readonly RiderView: {
            readonly name: string;
            /** @description In whole centavos */
            readonly amount: number | null;
            readonly endsAtAge: number | null;
            /** @description In whole centavos */
            readonly premium: number | null;
        };
        readonly ChequeView: {
            readonly number: string;
            readonly bank: string | null;
            readonly date: string;
            /** @description In whole centavos */
            readonly amount: number | null;
            readonly isDeposited: boolean;
        };
        readonly BeneficiaryView: {
            readonly name: string;
            readonly relationship: string;
            /** @description In basis points */
            readonly share: number;
            /** @enum {string} */
            readonly class: "primary" | "contingent";
            /** @description Whether the policyholder can name somebody else without asking */
            readonly revocable: boolean;
        };
        readonly PremiumTodayView: {
            readonly id: string;
            readonly dueDate: string;
            /** @description In whole centavos */
            readonly amount: number;
            readonly currency: string;
            /** @description Payments less reversals */
            readonly paidAmount: number;
            /**
             * @description Null for one that is not paid, of a policy that is not in force
             * @enum {string|null}
             */
            readonly state: "upcoming" | "due" | "in grace" | "past grace" | "paid" | null;
            readonly graceEndsOn: string;
            /** @description Of the grace days; null outside of them */
            readonly daysLeft: number | null;
        };
        readonly MatchedPremiumsView: {
            /**
             * @description What the amount is
             * @enum {string}
             */
            readonly of: "due" | "paid" | "owed";
            readonly count: number;
            /** @description In whole centavos */
            readonly amount: number;
            readonly currency: string;
            /** @description Of the first one */
            readonly dueDate: string;
        };
        readonly UpcomingTermsView: {
            readonly effectiveOn: string;
            readonly premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            readonly mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            readonly graceDays: number;
        };
        readonly OpenCaseView: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "claim" | "change" | "complaint";
            readonly title: string;
            readonly nextStep: string | null;
            readonly nextBy: string | null;
        };
        readonly PolicyView: {
            readonly clientId: string;
            /** @description The id of a client, or a name; null for the policyholder */
            readonly insured: string | null;
            /** @description Who pays: the id of a client, or a name; null for the policyholder */
            readonly payor: string | null;
            /** @description Who owns it after the policyholder: the id of a client, or a name */
            readonly contingentOwner: string | null;
            /** @description To whom the policy is assigned, such as a bank: the id of a client, or a name */
            readonly assignee: string | null;
            readonly insurer: string;
            readonly product: string;
            /** @enum {string} */
            readonly line: "life" | "health" | "accident" | "non-life";
            readonly policyNumber: string | null;
            /** @enum {string} */
            readonly application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            readonly force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            /** @description As the insurer says; null for one that was added as such */
            readonly forceSince: string | null;
            readonly startsOn: string;
            readonly issuedOn: string | null;
            /** @description The day from which the free look counts */
            readonly deliveredOn: string | null;
            readonly endsOn: string | null;
            readonly premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            readonly mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            readonly graceDays: number;
            /** @description There are no premiums due before that day */
            readonly paidBefore: string | null;
            readonly reinstateUntil: string | null;
            readonly remarks: string | null;
            /** @description The booking whose sale it came from */
            readonly saleId: string | null;
            /** @description In whole centavos of the currency of the premium */
            readonly faceAmount: number | null;
            /** @description In whole centavos of the currency of the premium */
            readonly fundValue: number | null;
            /** @description The day of the fund value */
            readonly fundValueOn: string | null;
            /** @description Of policy loans and premiums that the insurer advanced, in whole centavos of the currency of the premium */
            readonly loanBalance: number | null;
            readonly riders: readonly components["schemas"]["RiderView"][];
            /** @enum {string|null} */
            readonly paymentMethod: "auto-debit" | "card" | "post-dated cheques" | "bills payment" | "counter" | null;
            /** @description Of the card by which it is paid, YYYY-MM. There is no number of a card */
            readonly cardExpires: string | null;
            readonly cheques: readonly components["schemas"]["ChequeView"][];
            readonly beneficiaries: readonly components["schemas"]["BeneficiaryView"][];
            readonly id: string;
            readonly clientName: string;
            readonly clientPhone: string | null;
            /** @description Null for a client whom no mail reaches */
            readonly clientEmail: string | null;
            /** @description Of the client who is insured; null for the policyholder or a name */
            readonly insuredName: string | null;
            /** @description Of a client who pays, as `insuredName` */
            readonly payorName: string | null;
            readonly contingentOwnerName: string | null;
            readonly assigneeName: string | null;
            /** @description The last day of the free look; null without one */
            readonly freeLookEndsOn: string | null;
            /** @description Of a life policy whose day of issue is known */
            readonly contestableUntil: string | null;
            /** @description The first unpaid one; null without one, and for a policy that is not in force */
            readonly nextPremium: components["schemas"]["PremiumTodayView"] | null;
            /** @description In a list with criteria of premiums: those that match */
            readonly matched: components["schemas"]["MatchedPremiumsView"] | null;
            /** @description The terms of a day in the future; null while none are known */
            readonly upcomingTerms: components["schemas"]["UpcomingTermsView"] | null;
            /** @description What was paid beyond the premiums, in whole centavos */
            readonly credit: number;
            /** @description By the day of the next step */
            readonly openCases: readonly components["schemas"]["OpenCaseView"][];
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly RiderBody: {
            readonly name: string;
            readonly amount?: number | null;
            readonly endsAtAge?: number | null;
            readonly premium?: number | null;
        };
        readonly ChequeBody: {
            readonly number: string;
            readonly bank?: string | null;
            readonly date: string;
            readonly amount?: number | null;
            readonly isDeposited: boolean;
        };
        readonly PremiumBody: {
            readonly amount: number;
            readonly currency?: string | null;
        };
        readonly NewPolicyBody: {
            readonly insured?: string | null;
            readonly payor?: string | null;
            readonly contingentOwner?: string | null;
            readonly assignee?: string | null;
            readonly policyNumber?: string | null;
            readonly issuedOn?: string | null;
            readonly deliveredOn?: string | null;
            readonly endsOn?: string | null;
            readonly graceDays?: number | null;
            readonly paidBefore?: string | null;
            readonly reinstateUntil?: string | null;
            readonly remarks?: string | null;
            readonly saleId?: string | null;
            readonly faceAmount?: number | null;
            readonly fundValue?: number | null;
            readonly fundValueOn?: string | null;
            readonly loanBalance?: number | null;
            readonly riders?: readonly components["schemas"]["RiderBody"][] | null;
            /** @enum {string|null} */
            readonly paymentMethod?: "auto-debit" | "card" | "post-dated cheques" | "bills payment" | "counter" | null;
            readonly cardExpires?: string | null;
            readonly cheques?: readonly components["schemas"]["ChequeBody"][] | null;
            readonly clientId: string;
            readonly insurer: string;
            readonly product: string;
            /** @enum {string} */
            readonly line: "life" | "health" | "accident" | "non-life";
            /** @enum {string} */
            readonly application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            readonly force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            readonly startsOn: string;
            readonly premium: components["schemas"]["PremiumBody"];
            /** @enum {string} */
            readonly mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            readonly firstPremiumPaidOn?: string | null;
        };
        readonly PolicyChangeBody: {
            readonly insured?: string | null;
            readonly payor?: string | null;
            readonly contingentOwner?: string | null;
            readonly assignee?: string | null;
            readonly policyNumber?: string | null;
            readonly issuedOn?: string | null;
            readonly deliveredOn?: string | null;
            readonly endsOn?: string | null;
            readonly graceDays?: number | null;
            readonly paidBefore?: string | null;
            readonly reinstateUntil?: string | null;
            readonly remarks?: string | null;
            readonly saleId?: string | null;
            readonly faceAmount?: number | null;
            readonly fundValue?: number | null;
            readonly fundValueOn?: string | null;
            readonly loanBalance?: number | null;
            readonly riders?: readonly components["schemas"]["RiderBody"][] | null;
            /** @enum {string|null} */
            readonly paymentMethod?: "auto-debit" | "card" | "post-dated cheques" | "bills payment" | "counter" | null;
            readonly cardExpires?: string | null;
            readonly cheques?: readonly components["schemas"]["ChequeBody"][] | null;
            readonly clientId?: string;
            readonly insurer?: string;
            readonly product?: string;
            /** @enum {string} */
            readonly line?: "life" | "health" | "accident" | "non-life";
            /** @enum {string} */
            readonly application?: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            readonly force?: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            readonly startsOn?: string;
            readonly premium?: components["schemas"]["PremiumBody"];
            /** @enum {string} */
            readonly mode?: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            /** @enum {string} */
            readonly kind?: "change" | "correction";
            readonly effectiveOn?: string | null;
            readonly forceSince?: string | null;
            /** @enum {string|null} */
            readonly arrears?: "owed" | "waived" | null;
            readonly reason?: string | null;
            readonly ifUpdatedAt?: string | null;
        };
        readonly PreviewedPremiumView: {
            readonly dueDate: string;
            /** @description In whole centavos */
            readonly amount: number;
            /** @description Payments less reversals */
            readonly paidAmount: number;
            readonly currency: string;
            /**
             * @description Null for one that is not paid, of a policy that is not in force
             * @enum {string|null}
             */
            readonly state: "upcoming" | "due" | "in grace" | "past grace" | "paid" | null;
        };
        readonly PremiumChangeView: {
            /** @description Before the change */
            readonly dueDate: string;
            readonly from: components["schemas"]["PreviewedPremiumView"];
            readonly to: components["schemas"]["PreviewedPremiumView"];
        };
        readonly ChangePreviewView: {
            readonly keeps: readonly components["schemas"]["PreviewedPremiumView"][];
            readonly adds: readonly components["schemas"]["PreviewedPremiumView"][];
            readonly removes: readonly components["schemas"]["PreviewedPremiumView"][];
            readonly changes: readonly components["schemas"]["PremiumChangeView"][];
            /** @description The first day on which the terms will be others */
            readonly effectiveOn: string | null;
        };
        readonly PolicyDetailsView: {
            readonly clientId: string;
            /** @description The id of a client, or a name; null for the policyholder */
            readonly insured: string | null;
            /** @description Who pays: the id of a client, or a name; null for the policyholder */
            readonly payor: string | null;
            /** @description Who owns it after the policyholder: the id of a client, or a name */
            readonly contingentOwner: string | null;
            /** @description To whom the policy is assigned, such as a bank: the id of a client, or a name */
            readonly assignee: string | null;
            readonly insurer: string;
            readonly product: string;
            /** @enum {string} */
            readonly line: "life" | "health" | "accident" | "non-life";
            readonly policyNumber: string | null;
            /** @enum {string} */
            readonly application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            readonly force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            /** @description As the insurer says; null for one that was added as such */
            readonly forceSince: string | null;
            readonly startsOn: string;
            readonly issuedOn: string | null;
            /** @description The day from which the free look counts */
            readonly deliveredOn: string | null;
            readonly endsOn: string | null;
            readonly premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            readonly mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            readonly graceDays: number;
            /** @description There are no premiums due before that day */
            readonly paidBefore: string | null;
            readonly reinstateUntil: string | null;
            readonly remarks: string | null;
            /** @description The booking whose sale it came from */
            readonly saleId: string | null;
            /** @description In whole centavos of the currency of the premium */
            readonly faceAmount: number | null;
            /** @description In whole centavos of the currency of the premium */
            readonly fundValue: number | null;
            /** @description The day of the fund value */
            readonly fundValueOn: string | null;
            /** @description Of policy loans and premiums that the insurer advanced, in whole centavos of the currency of the premium */
            readonly loanBalance: number | null;
            readonly riders: readonly components["schemas"]["RiderView"][];
            /** @enum {string|null} */
            readonly paymentMethod: "auto-debit" | "card" | "post-dated cheques" | "bills payment" | "counter" | null;
            /** @description Of the card by which it is paid, YYYY-MM. There is no number of a card */
            readonly cardExpires: string | null;
            readonly cheques: readonly components["schemas"]["ChequeView"][];
            readonly beneficiaries: readonly components["schemas"]["BeneficiaryView"][];
        };
        readonly PolicyVersionView: {
            readonly id: string;
            readonly policy: components["schemas"]["PolicyDetailsView"];
            readonly upcomingTerms: components["schemas"]["UpcomingTermsView"] | null;
            readonly reason: string | null;
            readonly changedBy: string;
            readonly changedByName: string;
            readonly changedAt: string;
        };
        readonly BeneficiaryBody: {
            readonly name: string;
            readonly relationship: string;
            readonly share: number;
            /** @enum {string} */
            readonly class: "primary" | "contingent";
            readonly revocable: boolean;
        };
        readonly BeneficiariesBody: {
            readonly beneficiaries: readonly components["schemas"]["BeneficiaryBody"][];
            readonly reason?: string | null;
            readonly ifUpdatedAt?: string | null;
        };
        readonly PaymentView: {
            readonly id: string;
            readonly premiumId: string;
            /** @description In whole centavos; negative in a reversal */
            readonly amount: number;
            readonly paidOn: string;
            readonly remittedOn: string | null;
            readonly postedOn: string | null;
            readonly receiptNumber: string | null;
            /** @description The payment that this line takes back */
            readonly reversalOf: string | null;
            /** @description The payment of which it is a part that was carried to or from the premium */
            readonly carriedFrom: string | null;
            readonly reason: string | null;
            readonly recordedBy: string;
            readonly recordedByName: string;
            readonly createdAt: string;
        };
        readonly PremiumCorrectionView: {
            readonly id: string;
            readonly premiumId: string;
            /** @description Before, in whole centavos */
            readonly amount: number;
            /** @description Before */
            readonly dueDate: string;
            readonly reason: string;
            readonly correctedBy: string;
            readonly correctedByName: string;
            readonly correctedAt: string;
        };
        readonly PremiumView: {
            readonly id: string;
            readonly dueDate: string;
            /** @description In whole centavos */
            readonly amount: number;
            readonly currency: string;
            /** @description Payments less reversals */
            readonly paidAmount: number;
            /**
             * @description Null for one that is not paid, of a policy that is not in force
             * @enum {string|null}
             */
            readonly state: "upcoming" | "due" | "in grace" | "past grace" | "paid" | null;
            readonly graceEndsOn: string;
            /** @description Of the grace days; null outside of them */
            readonly daysLeft: number | null;
            readonly payments: readonly components["schemas"]["PaymentView"][];
            /** @description Its earlier states, oldest first */
            readonly corrections: readonly components["schemas"]["PremiumCorrectionView"][];
        };
        readonly NewPaymentBody: {
            readonly remittedOn?: string | null;
            readonly postedOn?: string | null;
            readonly receiptNumber?: string | null;
            readonly paidOn: string;
            readonly amount: number;
            readonly again?: boolean;
            readonly applyExcess?: boolean;
        };
        readonly PremiumCorrectionBody: {
            readonly amount?: number;
            readonly dueDate?: string;
            readonly reason: string;
        };
        readonly PaymentChangeBody: {
            readonly remittedOn?: string | null;
            readonly postedOn?: string | null;
            readonly receiptNumber?: string | null;
        };
        readonly PaymentMoveBody: {
            readonly premiumId: string;
            readonly reason: string;
        };
        readonly ReversalBody: {
            readonly reason: string;
        };
        readonly CaseView: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "claim" | "change" | "complaint";
            readonly title: string;
            readonly nextStep: string | null;
            readonly nextBy: string | null;
            readonly policyId: string;
            readonly reference: string | null;
            readonly openedAt: string;
            readonly openedBy: string;
            readonly openedByName: string;
            /** @description Null while it is open */
            readonly closedAt: string | null;
            readonly closedBy: string | null;
            readonly closedByName: string | null;
        };
        readonly NewCaseBody: {
            readonly reference?: string | null;
            readonly nextStep?: string | null;
            readonly nextBy?: string | null;
            readonly closed?: boolean;
            /** @enum {string} */
            readonly kind: "claim" | "change" | "complaint";
            readonly title: string;
        };
        readonly CaseChangeBody: {
            readonly reference?: string | null;
            readonly nextStep?: string | null;
            readonly nextBy?: string | null;
            readonly closed?: boolean;
            /** @enum {string} */
            readonly kind?: "claim" | "change" | "complaint";
            readonly title?: string;
        };
        readonly ProductView: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly line: "life" | "health" | "accident" | "non-life";
            /** @description Of new policies */
            readonly graceDays: number | null;
            /** @description How many there are of it */
            readonly policies: number;
        };
        readonly InsurerView: {
            readonly id: string;
            readonly name: string;
            readonly products: readonly components["schemas"]["ProductView"][];
        };
        readonly InsurerBody: {
            readonly name: string;
        };
        readonly MergeBody: {
            readonly otherId: string;
        };
        readonly ProductBody: {
            readonly name?: string;
            readonly graceDays?: number | null;
        };
        readonly BookCountView: {
            readonly count: number;
            /**
             * @description The filter of `/api/admin/policies` that lists the rows
             * @example {
             *       "force": "in force"
             *     }
             */
            readonly filter: {
                readonly [key: string]: unknown;
            };
        };
        readonly BookSumView: {
            readonly count: number;
            /**
             * @description The filter of `/api/admin/policies` that lists the rows
             * @example {
             *       "force": "in force"
             *     }
             */
            readonly filter: {
                readonly [key: string]: unknown;
            };
            /** @description In whole centavos */
            readonly amount: number;
        };
        readonly BookGroupView: {
            readonly insurer: string | null;
            readonly product: string | null;
            /** @enum {string|null} */
            readonly line: "life" | "health" | "accident" | "non-life" | null;
            readonly currency: string;
            readonly policies: components["schemas"]["BookCountView"];
            /** @description With the premiums of a year */
            readonly yearly: components["schemas"]["BookSumView"];
            /** @description With premiums that are paid once */
            readonly single: components["schemas"]["BookSumView"];
        };
        readonly BookPremiumsView: {
            /** @example 2026-11 */
            readonly month: string;
            readonly currency: string;
            readonly due: components["schemas"]["BookSumView"];
            /** @description Those of them that are paid in full */
            readonly collected: components["schemas"]["BookSumView"];
            /** @description Those of them that are in grace today, with what is owed */
            readonly inGrace: components["schemas"]["BookSumView"];
        };
        readonly BookCohortView: {
            /**
             * @description Of the start
             * @example 2026-11
             */
            readonly month: string;
            readonly began: components["schemas"]["BookCountView"];
            readonly kept: components["schemas"]["BookCountView"];
        };
        readonly BookPersistencyView: {
            readonly months: number;
            /** @description Of all cohorts, from 0 to 1; null without policies */
            readonly share: number | null;
            readonly began: components["schemas"]["BookCountView"] | null;
            readonly kept: components["schemas"]["BookCountView"] | null;
            readonly cohorts: readonly components["schemas"]["BookCohortView"][];
        };
        readonly BookChangesView: {
            /** @example 2026-11 */
            readonly month: string;
            readonly began: components["schemas"]["BookCountView"];
            readonly lapsed: components["schemas"]["BookCountView"];
            readonly matured: components["schemas"]["BookCountView"];
        };
        readonly BookView: {
            readonly today: string;
            /** @example 2026-11 */
            readonly from: string;
            /** @example 2026-11 */
            readonly to: string;
            readonly inForce: components["schemas"]["BookCountView"];
            readonly byCurrency: readonly components["schemas"]["BookGroupView"][];
            readonly byInsurer: readonly components["schemas"]["BookGroupView"][];
            readonly byProduct: readonly components["schemas"]["BookGroupView"][];
            readonly byLine: readonly components["schemas"]["BookGroupView"][];
            /** @description Of each currency */
            readonly premiums: readonly components["schemas"]["BookPremiumsView"][];
            readonly persistency: readonly components["schemas"]["BookPersistencyView"][];
            readonly changes: readonly components["schemas"]["BookChangesView"][];
        };
        readonly PolicySumView: {
            /** @enum {string} */
            readonly of: "due" | "paid" | "owed" | "yearly" | "single";
            readonly currency: string;
            /** @description Premiums; policies where those of a year or single ones are added up */
            readonly count: number;
            /** @description In whole centavos */
            readonly amount: number;
        };
        readonly PlannedPolicyView: {
            readonly policyId: string;
            readonly policy: string;
            /** @description When the premium is due, or the anniversary */
            readonly date: string;
        };
        readonly PlannedPolicyMailView: {
            readonly clientId: string;
            readonly clientName: string;
            readonly policies: readonly components["schemas"]["PlannedPolicyView"][];
        };
        readonly PlannedPolicyMailsView: {
            /** @enum {string} */
            readonly kind: "premium_due" | "premium_in_grace" | "policy_anniversary";
            /** @description Messages: a client gets one about all premiums */
            readonly count: number;
            /** @description Of these, messages that also tell of premiums of another kind */
            readonly mixed: number;
            /** @description Clients without an e-mail address, who get none */
            readonly withoutAddress: number;
            /** @description The first 50 */
            readonly mails: readonly components["schemas"]["PlannedPolicyMailView"][];
            /** @description The first of them, or one to nobody */
            readonly example: components["schemas"]["MailPreviewView"];
        };
        readonly TomorrowsMailsView: {
            readonly date: string;
            readonly kinds: readonly components["schemas"]["PlannedPolicyMailsView"][];
        };
        readonly KeyPolicyView: {
            readonly id: string;
            /** @description The client who owns it */
            readonly clientId: string;
            readonly insurer: string;
            readonly product: string;
            /** @enum {string} */
            readonly line: "life" | "health" | "accident" | "non-life";
            readonly policyNumber: string | null;
            /** @enum {string} */
            readonly application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            readonly force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            readonly startsOn: string;
            /** @description The end or maturity */
            readonly endsOn: string | null;
            readonly createdAt: string;
            readonly updatedAt: string;
        };
        readonly ConsultationView: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly email: string;
            readonly phone: string;
            /** @description Empty when it is not known */
            readonly dateOfBirth: string;
            readonly notes: string | null;
            readonly calculation: string | null;
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral";
            readonly productPurchased: string | null;
            /** @enum {string|null} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
            readonly visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            readonly meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            readonly meetingMinutes: number | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly cancelledAt: string | null;
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            readonly clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            readonly outsideHours?: "closed" | "holiday" | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "appointment";
            /** @description Years on that day */
            readonly age: number | null;
            readonly openTask: components["schemas"]["TaskView"] | null;
        };
        readonly FirstLeadsView: {
            /** @description Counted up to 100 */
            readonly total: number;
            readonly rows: readonly (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
        };
        readonly WaitingAppointment: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly email: string;
            readonly phone: string;
            /** @description Empty when it is not known */
            readonly dateOfBirth: string;
            readonly notes: string | null;
            readonly calculation: string | null;
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral";
            readonly productPurchased: string | null;
            /** @enum {string|null} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
            readonly visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            readonly meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            readonly meetingMinutes: number | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly cancelledAt: string | null;
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            readonly clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            readonly outsideHours?: "closed" | "holiday" | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "appointment";
            /** @description Business minutes since the lead came in */
            readonly waitingMinutes: number;
        };
        readonly WaitingSubscription: {
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            readonly createdAt: string;
            readonly lastName: string | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "subscription";
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "subscription";
            /** @description Business minutes since the lead came in */
            readonly waitingMinutes: number;
        };
        readonly WaitingLeadsView: {
            /** @description Counted up to 100 */
            readonly total: number;
            readonly rows: readonly (components["schemas"]["WaitingAppointment"] | components["schemas"]["WaitingSubscription"])[];
        };
        readonly FirstTasksView: {
            readonly total: number;
            readonly rows: readonly components["schemas"]["TaskView"][];
        };
        readonly FailedMailView: {
            readonly id: string;
            readonly kind: string;
            /** @enum {string|null} */
            readonly leadType: "appointment" | "subscription" | null;
            readonly leadId: string | null;
            readonly subject: string;
            readonly createdAt: string;
            /** @description The mail server's own words */
            readonly lastReply: string | null;
        };
        readonly FirstFailedMailsView: {
            /** @description Counted up to 100 */
            readonly total: number;
            readonly rows: readonly components["schemas"]["FailedMailView"][];
        };
        readonly DuePremiumView: {
            readonly id: string;
            readonly policyId: string;
            readonly clientId: string;
            readonly name: string;
            readonly phone: string | null;
            /** @description Null for a client whom no mail reaches */
            readonly email: string | null;
            readonly insurer: string;
            readonly product: string;
            readonly policyNumber: string | null;
            readonly dueDate: string;
            readonly graceEndsOn: string;
            /** @description In whole centavos */
            readonly amount: number;
            /** @description In whole centavos */
            readonly paidAmount: number;
            readonly currency: string;
            /** @enum {string} */
            readonly state: "upcoming" | "due" | "in grace" | "past grace" | "paid";
            /** @description Of the grace days */
            readonly daysLeft: number | null;
        };
        readonly DuePremiumsView: {
            /** @description Each counted up to 100 */
            readonly total: number;
            /** @description Each policy once, with the premium that was due first */
            readonly pastGrace: number;
            readonly inGrace: number;
            /** @description Due today or within seven days */
            readonly dueSoon: number;
            /** @description The first of each, in this order */
            readonly rows: readonly components["schemas"]["DuePremiumView"][];
        };
        readonly ComingDayView: {
            /** @enum {string} */
            readonly kind: "birthday" | "maturity" | "anniversary" | "premium";
            readonly date: string;
            /**
             * @description Of a sale without a policy
             * @enum {string|null}
             */
            readonly leadType: "appointment" | "subscription" | null;
            readonly leadId: string | null;
            readonly clientId: string | null;
            readonly policyId: string | null;
            readonly name: string;
            /** @example Term life, monthly, $120 */
            readonly detail: string;
        };
        readonly TodayView: {
            readonly date: string;
            /** @description From today until the next open day */
            readonly consultations: readonly components["schemas"]["ConsultationView"][];
            readonly nextOpenDay: string;
            /** @description Confirmed, of the last seven days */
            readonly withoutOutcome: components["schemas"]["FirstLeadsView"];
            readonly unanswered: components["schemas"]["WaitingLeadsView"];
            readonly unansweredSignUps: components["schemas"]["WaitingLeadsView"];
            readonly tasks: components["schemas"]["FirstTasksView"];
            readonly visitorRequests: components["schemas"]["FirstLeadsView"];
            readonly failedMails: components["schemas"]["FirstFailedMailsView"];
            readonly premiums: components["schemas"]["DuePremiumsView"];
            readonly coming: readonly components["schemas"]["ComingDayView"][];
            readonly medianFirstResponseMinutes: number | null;
        };
        readonly WaitingCountsView: {
            /** @description The user's own, and next steps of cases, due today or overdue */
            readonly tasksDue: number;
            /** @description Counted up to 100 */
            readonly failedMails: number;
            /** @description Until a mail server is connected */
            readonly heldMails: number;
            /** @description Counted up to 100 */
            readonly premiumsPastGrace: number;
            /** @description Counted up to 100 */
            readonly premiumsInGrace: number;
            /** @description Due today or overdue; 0 for an assistant */
            readonly privacyRequestsDue: number;
        };
        readonly CalculatorUseView: {
            /** @enum {string} */
            readonly kind: "sss" | "mp2" | "education" | "protection" | "retirement" | "estate-tax";
            /** @description Requests of its page and of its JSON, without crawlers */
            readonly opened: number;
            /** @description Bookings that came with its result */
            readonly asked: number;
        };
        readonly LeadMailView: {
            readonly id: string;
            readonly kind: string;
            /** @enum {string} */
            readonly state: "queued" | "sending" | "sent" | "retrying" | "failed" | "skipped" | "held";
            readonly subject: string;
            readonly createdAt: string;
            readonly sentAt: string | null;
        };
        readonly AppointmentDetail: {
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description `YYYY-MM-DD`, or Not set */
            readonly preferredDate: string;
            /** @enum {string} */
            readonly preferredTime: "9am" | "10am" | "11am" | "1pm" | "2pm" | "3pm" | "4pm" | "Not set";
            /** @enum {string} */
            readonly serviceInterest: "insurance" | "investment" | "retirement" | "education" | "tax" | "estate" | "Not set";
            /** @enum {string} */
            readonly bookingStatus: "Pending" | "Hold" | "Confirmed";
            readonly createdAt: string;
            readonly email: string;
            readonly phone: string;
            /** @description Empty when it is not known */
            readonly dateOfBirth: string;
            readonly notes: string | null;
            readonly calculation: string | null;
            /** @enum {string|null} */
            readonly outcome: "Held" | "No-show" | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "booking" | "phone" | "walk-in" | "referral";
            readonly productPurchased: string | null;
            /** @enum {string|null} */
            readonly premiumFrequency: "monthly" | "quarterly" | "annual" | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
            readonly visitorTimeZone: string | null;
            /**
             * @description Null: as the settings of the office say
             * @enum {string|null}
             */
            readonly meetingWay: "phone" | "video" | "office" | null;
            /** @description Null: as the settings of the office say */
            readonly meetingMinutes: number | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly cancelledAt: string | null;
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description Other bookings for that time, at most 100. Not in lists without a range */
            readonly clash?: number;
            /**
             * @description Not in lists without a range
             * @enum {string|null}
             */
            readonly outsideHours?: "closed" | "holiday" | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "appointment";
            readonly nextTask: components["schemas"]["TaskView"] | null;
            readonly mails: readonly components["schemas"]["LeadMailView"][];
            readonly related: readonly (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
        };
        readonly SubscriptionDetail: {
            readonly id: string;
            readonly firstName: string;
            readonly email: string;
            readonly createdAt: string;
            readonly lastName: string | null;
            /** @enum {string} */
            readonly leadStatus: "New" | "In Progress" | "Not Qualified" | "Offer Declined" | "Closed Sale";
            /** @enum {string} */
            readonly leadSource: "subscription";
            readonly ownerId: string | null;
            readonly answeredAt: string | null;
            readonly nextTaskDue: string | null;
            readonly clientId: string | null;
            readonly erasedAt: string | null;
            /** @description Only when a message about the lead failed */
            readonly mailFailed?: boolean;
            /** @description At most 1,000. Not in lists without a range */
            readonly notesCount?: number;
            /** @description Not in lists without a range */
            readonly lastNote?: components["schemas"]["LastNote"] | null;
            /** @description The linked client. Not in lists without a range */
            readonly known?: components["schemas"]["KnownClientView"] | null;
            /** @description A client with the address or phone number, for a lead without a client. Not in lists without a range */
            readonly perhaps?: components["schemas"]["LikelyClientView"] | null;
            /** @enum {string} */
            readonly leadType: "subscription";
            readonly nextTask: components["schemas"]["TaskView"] | null;
            readonly mails: readonly components["schemas"]["LeadMailView"][];
            readonly related: readonly (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
        };
        readonly FoundRecordView: {
            readonly id: string;
            readonly name: string;
            readonly detail: string;
        };
        readonly FoundLeadView: {
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly id: string;
            readonly name: string;
            /** @example Retirement Planning, Nov 25, 2026 */
            readonly detail: string;
            readonly email: string;
            readonly phone?: string;
            /** @description The linked client */
            readonly known?: components["schemas"]["KnownClientView"];
        };
        readonly FoundPostView: {
            readonly id: string;
            readonly title: string;
            readonly slug: string;
        };
        readonly SearchResultsView: {
            readonly clients: readonly components["schemas"]["FoundRecordView"][];
            readonly policies: readonly components["schemas"]["FoundRecordView"][];
            readonly leads: readonly components["schemas"]["FoundLeadView"][];
            readonly posts: readonly components["schemas"]["FoundPostView"][];
        };
        readonly PostView: {
            readonly id: string;
            readonly slug: string;
            readonly title: string;
            readonly excerpt: string;
            readonly content: string;
            /** @enum {string} */
            readonly category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            readonly imageUrl: string;
            readonly imageAlt: string;
            /** @description Empty: the advisor of the business */
            readonly author: string;
            readonly reviewedOn: string | null;
            readonly readTime: string;
            /** @enum {string} */
            readonly status: "draft" | "scheduled" | "published";
            readonly publishedAt: string;
            readonly updatedAt: string;
            /** @description Null unless it is scheduled */
            readonly publishAt: string | null;
        };
        readonly DeletedPostView: {
            readonly id: string;
            readonly slug: string;
            readonly title: string;
            readonly excerpt: string;
            /** @enum {string} */
            readonly category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            readonly imageUrl: string;
            readonly imageAlt: string;
            /** @description Empty: the advisor of the business */
            readonly author: string;
            readonly reviewedOn: string | null;
            readonly readTime: string;
            /** @enum {string} */
            readonly status: "draft" | "scheduled" | "published";
            readonly publishedAt: string;
            readonly updatedAt: string;
            /** @description Null unless it is scheduled */
            readonly publishAt: string | null;
            readonly deletedAt: string;
        };
        readonly PreviewBody: {
            readonly content: string;
        };
        readonly PreviewView: {
            readonly html: string;
        };
        readonly PreviewLinkView: {
            /** @description A path of the site */
            readonly url: string;
            readonly expiresAt: string;
        };
        readonly PostBody: {
            readonly title: string;
            readonly excerpt?: string;
            readonly content?: string;
            /** @enum {string} */
            readonly category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            readonly imageUrl?: string;
            readonly imageAlt?: string | null;
            readonly author?: string | null;
            readonly reviewedOn?: string | null;
            readonly readTime?: string | null;
            /** @enum {string|null} */
            readonly status?: "draft" | "scheduled" | "published" | null;
            readonly publishAt?: string | null;
        };
        readonly PostChangeBody: {
            readonly title: string;
            readonly excerpt?: string;
            readonly content?: string;
            /** @enum {string} */
            readonly category: "Insurance" | "Investments" | "Retirement" | "Financial Planning";
            readonly imageUrl?: string;
            readonly imageAlt?: string | null;
            readonly author?: string | null;
            readonly reviewedOn?: string | null;
            readonly readTime?: string | null;
            /** @enum {string|null} */
            readonly status?: "draft" | "scheduled" | "published" | null;
            readonly publishAt?: string | null;
            readonly ifUpdatedAt?: string | null;
        };
        readonly PostVersionView: {
            readonly id: string;
            readonly blogPostId: string;
            readonly title: string;
            readonly content: string;
            readonly editedBy: string;
            readonly editedByName: string;
            readonly createdAt: string;
        };
        readonly PersonalClientView: {
            readonly id: string;
            readonly firstName: string;
            readonly middleName: string | null;
            readonly lastName: string | null;
            readonly suffix: string | null;
            readonly email: string | null;
            readonly phone: string | null;
            readonly secondPhone: string | null;
            readonly secondEmail: string | null;
            readonly viber: string | null;
            readonly whatsapp: string | null;
            readonly messenger: string | null;
            readonly dateOfBirth: string | null;
            /** @enum {string|null} */
            readonly civilStatus: "single" | "married" | "widowed" | "separated" | "annulled" | "divorced" | null;
            readonly occupation: string | null;
            /** @description How many people depend on the client */
            readonly dependents: number | null;
            readonly tin: string | null;
            readonly sssNumber: string | null;
            readonly gsisNumber: string | null;
            readonly address: string | null;
            /** @enum {string|null} */
            readonly channel: "call" | "message" | "e-mail" | "meeting" | null;
            readonly notes: string | null;
            /** @description The id of another client, or a name */
            readonly referredBy: string | null;
            readonly tags: readonly string[];
            /** @enum {string|null} */
            readonly householdRole: "head" | "spouse" | "child" | "parent" | "other" | null;
            readonly createdAt: string;
            /** @description The name */
            readonly household: string | null;
            readonly activity: readonly components["schemas"]["ClientActivityView"][];
            /** @description When a merge replaced it; null for the client as it is */
            readonly mergedAt: string | null;
        };
        readonly PersonalPolicyView: {
            readonly id: string;
            readonly clientId: string;
            /** @description The id of a client, or a name; null for the policyholder */
            readonly insured: string | null;
            /** @description Who pays: the id of a client, or a name; null for the policyholder */
            readonly payor: string | null;
            /** @description Who owns it after the policyholder: the id of a client, or a name */
            readonly contingentOwner: string | null;
            /** @description To whom the policy is assigned, such as a bank: the id of a client, or a name */
            readonly assignee: string | null;
            readonly insurer: string;
            readonly product: string;
            /** @enum {string} */
            readonly line: "life" | "health" | "accident" | "non-life";
            readonly policyNumber: string | null;
            /** @enum {string} */
            readonly application: "applied" | "issued" | "declined" | "withdrawn";
            /** @enum {string} */
            readonly force: "not yet" | "in force" | "lapsed" | "surrendered" | "matured" | "claimed" | "cancelled";
            /** @description As the insurer says; null for one that was added as such */
            readonly forceSince: string | null;
            readonly startsOn: string;
            readonly issuedOn: string | null;
            /** @description The day from which the free look counts */
            readonly deliveredOn: string | null;
            readonly endsOn: string | null;
            readonly premium: components["schemas"]["PremiumOfPolicyView"];
            /** @enum {string} */
            readonly mode: "single" | "annual" | "semi-annual" | "quarterly" | "monthly";
            readonly graceDays: number;
            /** @description There are no premiums due before that day */
            readonly paidBefore: string | null;
            readonly reinstateUntil: string | null;
            readonly remarks: string | null;
            /** @description The booking whose sale it came from */
            readonly saleId: string | null;
            /** @description Null from the start */
            readonly termsSince: string | null;
            /** @description The day from which premiums are planned */
            readonly planFrom: string | null;
            /** @description Terms that change on a day */
            readonly upcoming: readonly components["schemas"]["UpcomingTermsView"][];
            readonly createdAt: string;
            readonly updatedAt: string;
            /** @description In whole centavos of the currency of the premium */
            readonly faceAmount: number | null;
            /** @description In whole centavos of the currency of the premium */
            readonly fundValue: number | null;
            /** @description The day of the fund value */
            readonly fundValueOn: string | null;
            /** @description Of policy loans and premiums that the insurer advanced, in whole centavos of the currency of the premium */
            readonly loanBalance: number | null;
            readonly riders: readonly components["schemas"]["RiderView"][];
            /** @enum {string|null} */
            readonly paymentMethod: "auto-debit" | "card" | "post-dated cheques" | "bills payment" | "counter" | null;
            /** @description Of the card by which it is paid, YYYY-MM. There is no number of a card */
            readonly cardExpires: string | null;
            readonly cheques: readonly components["schemas"]["ChequeView"][];
            readonly beneficiaries: readonly components["schemas"]["BeneficiaryView"][];
            readonly payments: readonly components["schemas"]["PaymentView"][];
            readonly cases: readonly components["schemas"]["CaseView"][];
            readonly versions: readonly components["schemas"]["PolicyVersionView"][];
        };
        readonly SaleView: {
            readonly productPurchased: string;
            readonly premiumFrequency: string | null;
            readonly premiumRate: string | null;
            readonly soldOn: string | null;
        };
        readonly PersonalLeadView: {
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string | null;
            readonly email: string;
            readonly phone: string;
            readonly clientId: string | null;
            readonly dateOfBirth: string | null;
            readonly leadStatus: string;
            readonly bookingStatus: string | null;
            readonly outcome: string | null;
            readonly preferredDate: string | null;
            readonly preferredTime: string | null;
            readonly meetingWay: string | null;
            readonly meetingMinutes: number | null;
            readonly serviceInterest: string | null;
            readonly notes: string | null;
            readonly calculation: string | null;
            readonly visitorRequest: (components["schemas"]["VisitorMoveRequest"] | components["schemas"]["VisitorCancelRequest"]) | null;
            readonly visitorTimeZone: string | null;
            readonly createdAt: string;
            readonly sale: components["schemas"]["SaleView"] | null;
        };
        readonly PersonalNoteView: {
            readonly id: string;
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly leadId: string;
            readonly note: string;
            readonly createdByName: string;
            readonly createdAt: string;
        };
        readonly MentionView: {
            /** @enum {string} */
            readonly kind: "note" | "task";
            readonly id: string;
            readonly text: string;
            /** @enum {string|null} */
            readonly leadType: "appointment" | "subscription" | null;
            readonly leadId: string | null;
        };
        readonly PersonalActivityView: {
            readonly id: string;
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly leadId: string;
            readonly actionType: string;
            readonly actionDetails: string;
            readonly performedByName: string;
            readonly createdAt: string;
        };
        readonly PersonalMailView: {
            readonly id: string;
            readonly kind: string;
            readonly subject: string;
            readonly state: string;
            readonly createdAt: string;
            readonly sentAt: string | null;
        };
        readonly GivenConsentView: {
            readonly wording: string;
            readonly form: string;
            readonly givenAt: string;
            readonly confirmedAt: string | null;
            readonly withdrawnAt: string | null;
        };
        readonly PersonalSubscriptionView: {
            readonly subscriptionId: string;
            readonly state: string;
            readonly consents: readonly components["schemas"]["GivenConsentView"][];
        };
        readonly PersonalTaskView: {
            readonly id: string;
            readonly title: string;
            readonly dueDate: string;
            readonly doneAt: string | null;
            /** @enum {string|null} */
            readonly leadType: "appointment" | "subscription" | null;
            readonly leadId: string | null;
            readonly clientId: string | null;
        };
        readonly HeldSubmissionView: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "appointment" | "subscription" | "blocked";
            readonly createdAt: string;
        };
        readonly PersonalRowView: {
            readonly createdAt: string;
            readonly fileName: string;
            readonly row: number;
            readonly cells: {
                readonly [key: string]: string;
            };
        };
        readonly BackupFileView: {
            readonly file: string;
            readonly takenAt: string;
            /** @description Null for a file that is not deleted automatically */
            readonly goneBy: string | null;
        };
        readonly HoldOfPersonView: {
            readonly id: string;
            readonly reason: string;
            readonly since: string;
            readonly byName: string;
        };
        readonly RequestView: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "access" | "correction" | "erasure" | "objection" | "portability";
            /** @description Empty once the person has been erased */
            readonly email: string;
            readonly receivedOn: string;
            /** @description 15 working days later */
            readonly dueOn: string;
            /** @enum {string} */
            readonly state: "open" | "done" | "refused";
            readonly outcome: string | null;
            readonly note: string | null;
            readonly doneAt: string | null;
            readonly doneByName: string | null;
        };
        readonly PersonView: {
            readonly email: string;
            readonly names: readonly string[];
            readonly phones: readonly string[];
            readonly firstSeen: string | null;
            readonly lastContact: string | null;
            readonly clients: readonly components["schemas"]["PersonalClientView"][];
            readonly policies: readonly components["schemas"]["PersonalPolicyView"][];
            readonly leads: readonly components["schemas"]["PersonalLeadView"][];
            readonly notes: readonly components["schemas"]["PersonalNoteView"][];
            readonly mentions: readonly components["schemas"]["MentionView"][];
            readonly activity: readonly components["schemas"]["PersonalActivityView"][];
            readonly mails: readonly components["schemas"]["PersonalMailView"][];
            readonly subscriptions: readonly components["schemas"]["PersonalSubscriptionView"][];
            readonly tasks: readonly components["schemas"]["PersonalTaskView"][];
            readonly suspected: readonly components["schemas"]["HeldSubmissionView"][];
            /** @description Of uploaded files */
            readonly importRows: readonly components["schemas"]["PersonalRowView"][];
            readonly backups: readonly components["schemas"]["BackupFileView"][];
            readonly hold: components["schemas"]["HoldOfPersonView"] | null;
            readonly requests: readonly components["schemas"]["RequestView"][];
        };
        readonly PeopleView: {
            readonly people: readonly components["schemas"]["PersonView"][];
            /** @description Only when there are more people than these */
            readonly newestOnly?: boolean;
        };
        readonly ErasureBody: {
            readonly email: string;
            readonly reason: string;
            readonly legalGround?: string | null;
            readonly mentions?: readonly string[] | null;
        };
        readonly CountsView: {
            readonly clients: number;
            readonly policies: number;
            readonly appointments: number;
            readonly subscriptions: number;
            readonly notes: number;
            readonly activity: number;
            readonly mails: number;
            readonly consents: number;
            readonly tasks: number;
            readonly suspected: number;
            /** @description Rows of uploaded files */
            readonly importRows: number;
        };
        readonly RemainingBackupView: {
            readonly file: string;
            readonly takenAt: string;
            /** @description Null for a file that is not deleted automatically */
            readonly goneBy: string | null;
        };
        readonly CertificateView: {
            readonly id: string;
            readonly reason: string;
            readonly erasedAt: string;
            readonly erasedBy: string | null;
            readonly erasedByName: string;
            readonly counts: components["schemas"]["CountsView"];
            readonly kept: readonly string[];
            readonly backups: readonly components["schemas"]["RemainingBackupView"][];
            /** @description Only in this response: it is not stored */
            readonly email: string;
        };
        readonly ErasureView: {
            readonly id: string;
            readonly reason: string;
            readonly erasedAt: string;
            readonly erasedBy: string | null;
            readonly erasedByName: string;
            readonly counts: components["schemas"]["CountsView"];
            readonly kept: readonly string[];
            readonly backups: readonly components["schemas"]["RemainingBackupView"][];
        };
        readonly NewRequestBody: {
            /** @enum {string} */
            readonly kind: "access" | "correction" | "erasure" | "objection" | "portability";
            readonly email: string;
            readonly receivedOn: string;
            readonly note?: string | null;
        };
        readonly RequestChangeBody: {
            /** @enum {string} */
            readonly state: "open" | "done" | "refused";
            readonly outcome?: string | null;
        };
        readonly HoldView: {
            readonly id: string;
            readonly email: string;
            readonly reason: string;
            readonly since: string;
            readonly byName: string;
        };
        readonly NewHoldBody: {
            readonly email: string;
            readonly reason: string;
        };
        readonly DueRowView: {
            /** @enum {string} */
            readonly leadType: "appointment" | "subscription";
            readonly id: string;
            readonly firstName: string;
            readonly lastName: string;
            /** @description Day of the last contact, or on which the subscriber left */
            readonly lastContact: string;
            readonly dueOn: string;
        };
        readonly DueRowsView: {
            readonly total: number;
            /** @description At most 50 */
            readonly rows: readonly components["schemas"]["DueRowView"][];
        };
        readonly CountView: {
            readonly total: number;
        };
        readonly DueView: {
            readonly automatic: boolean;
            readonly bookingMonths: number;
            readonly mailMonths: number;
            readonly policyMonths: number;
            /** @description One row for each person, the newest booking */
            readonly bookings: components["schemas"]["DueRowsView"];
            readonly leavers: components["schemas"]["DueRowsView"];
            readonly mails: components["schemas"]["CountView"];
            readonly policies: components["schemas"]["CountView"];
            /** @description People who are due but under a legal hold */
            readonly heldBack: number;
        };
        readonly DueErasedView: {
            /** @description People with bookings that were erased */
            readonly bookings: number;
            readonly leavers: number;
            /** @description Messages whose content was removed */
            readonly mails: number;
            readonly policies: number;
            /** @description More is due than one call erases; call again */
            readonly more: boolean;
        };
        readonly BreachView: {
            readonly id: string;
            readonly discoveredAt: string;
            /** @description 72 hours after the discovery */
            readonly notifyBy: string;
            readonly from: string;
            readonly to: string;
            readonly what: string;
            readonly account: string | null;
            readonly createdAt: string;
            readonly createdByName: string;
            readonly npcNotifiedAt: string | null;
            readonly peopleNotifiedAt: string | null;
            readonly closedAt: string | null;
        };
        readonly NewBreachBody: {
            readonly discoveredAt: string;
            readonly from: string;
            readonly to: string;
            readonly what: string;
            readonly account?: string | null;
        };
        readonly BreachPeopleView: {
            readonly bookings: number;
            readonly subscriptions: number;
            readonly clients: number;
            /** @description Different people, as far as their addresses tell */
            readonly total: number;
        };
        readonly BreachFieldView: {
            readonly field: string;
            readonly records: number;
        };
        readonly LookView: {
            readonly at: string;
            readonly userName: string | null;
            readonly action: string;
            readonly rows: number | null;
        };
        readonly AffectedView: {
            readonly email: string;
            readonly name: string;
            /** @enum {string} */
            readonly kind: "appointment" | "subscription" | "client";
            readonly createdAt: string;
        };
        readonly AffectedListView: {
            readonly total: number;
            /** @description The first 100 */
            readonly rows: readonly components["schemas"]["AffectedView"][];
        };
        readonly BreachReportView: {
            readonly id: string;
            readonly discoveredAt: string;
            /** @description 72 hours after the discovery */
            readonly notifyBy: string;
            readonly from: string;
            readonly to: string;
            readonly what: string;
            readonly account: string | null;
            readonly createdAt: string;
            readonly createdByName: string;
            readonly npcNotifiedAt: string | null;
            readonly peopleNotifiedAt: string | null;
            readonly closedAt: string | null;
            readonly people: components["schemas"]["BreachPeopleView"];
            readonly fields: readonly components["schemas"]["BreachFieldView"][];
            /** @description Bookings and clients with sensitive data, such as a birth date */
            readonly sensitiveRecords: number;
            /** @description Who read or exported many leads, and sign-ins of the account */
            readonly looked: readonly components["schemas"]["LookView"][];
            readonly affected: components["schemas"]["AffectedListView"];
        };
        readonly BreachStepsBody: {
            readonly npcNotifiedAt?: string | null;
            readonly peopleNotifiedAt?: string | null;
            readonly closedAt?: string | null;
        };
        readonly ThresholdView: {
            /** @description Bookings and clients with sensitive data */
            readonly sensitiveRecords: number;
            readonly people: number;
            readonly threshold: number;
            readonly reached: boolean;
        };
        readonly ImportUploadForm: {
            /** @enum {string} */
            readonly kind: "leads" | "clients" | "policies" | "subscribers";
            /** Format: binary */
            readonly file: string;
        };
        readonly OtherRowsView: {
            readonly count: number;
            /** @description The numbers of the first ones */
            readonly rows: readonly number[];
        };
        readonly ShownRowView: {
            readonly row: number;
            readonly cells: readonly string[];
        };
        readonly ImportColumnView: {
            readonly heading: string;
            readonly samples: readonly string[];
            /** @description The field that is guessed */
            readonly suggested: string | null;
        };
        readonly ImportOptionsView: {
            /** @enum {string} */
            readonly dateOrder?: "day-first" | "month-first" | "year-first";
            readonly country?: string;
            /** @enum {string} */
            readonly onMatch?: "update" | "skip";
            /** @enum {string} */
            readonly termsAre?: "change" | "correction";
            readonly consentBasis?: string;
            readonly source?: string;
            readonly meanings?: {
                readonly [key: string]: {
                    readonly [key: string]: string | null;
                };
            };
            /** @enum {string} */
            readonly unreadable?: "leave out" | "reject";
            /** @enum {string} */
            readonly separator?: "," | ";" | "\t" | "|";
            readonly headingRow?: number;
            readonly sheet?: string;
        };
        readonly MappingView: {
            readonly columns: {
                readonly [key: string]: string | null;
            };
            readonly options: components["schemas"]["ImportOptionsView"];
        };
        readonly ImportCountsView: {
            readonly create: number;
            readonly update: number;
            readonly skip: number;
            readonly conflict: number;
            readonly wrong: number;
        };
        readonly LeftOutView: {
            /** @description Cells that cannot be read */
            readonly unreadable: number;
            /** @description People who are not confirmed, because it is not known who of the file left */
            readonly notConfirmed: number;
        };
        readonly UndoCountsView: {
            readonly undone: number;
            readonly left: number;
        };
        readonly ImportView: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "leads" | "clients" | "policies" | "subscribers";
            readonly fileName: string;
            /** @enum {string} */
            readonly state: "uploaded" | "checking" | "checked" | "applying" | "applied" | "undoing" | "undone" | "failed";
            readonly encoding: string;
            /** @description Null of a vCard and a workbook */
            readonly separator: string | null;
            /** @description The row of the headings; null of a vCard */
            readonly headingRow: number | null;
            /** @description The sheet of a workbook that was read */
            readonly sheet: string | null;
            /** @description Those that can be chosen */
            readonly sheets: readonly string[];
            /** @description Rows with letters that were read as Windows-1252 */
            readonly otherRows: components["schemas"]["OtherRowsView"];
            /** @description Of the file, with what is above the headings, while it can be read anew; else none */
            readonly firstRows: readonly components["schemas"]["ShownRowView"][];
            /** @description Without the one of the headings */
            readonly rows: number;
            readonly columns: readonly components["schemas"]["ImportColumnView"][];
            /** @description The source whose headings they are */
            readonly preset: string | null;
            /** @description A column of dates can be read in two ways */
            readonly dateOrderUnclear: boolean;
            readonly mapping: components["schemas"]["MappingView"] | null;
            /** @description Columns of a file of subscribers that say who left */
            readonly leavingColumns: readonly string[];
            /** @description Those that fill no field: then nobody is confirmed */
            readonly leavingUnused: readonly string[];
            /** @description Rows that the present step has passed */
            readonly done: number;
            readonly counts: components["schemas"]["ImportCountsView"];
            /** @description Of rows that were checked and are not wrong */
            readonly leftOut: components["schemas"]["LeftOutView"];
            readonly undo: components["schemas"]["UndoCountsView"] | null;
            /** @enum {string|null} */
            readonly failure: "disk-full" | "internal" | "stopped" | "no-permission" | null;
            readonly createdAt: string;
            readonly createdByName: string;
            readonly appliedAt: string | null;
            /** @description When the file and its rows are removed */
            readonly expiresAt: string;
        };
        readonly ImportOptionsBody: {
            /** @enum {string|null} */
            readonly separator?: "," | ";" | "\t" | "|" | null;
            readonly headingRow?: number | null;
            readonly sheet?: string | null;
            /** @enum {string|null} */
            readonly dateOrder?: "day-first" | "month-first" | "year-first" | null;
            readonly country?: string | null;
            /** @enum {string|null} */
            readonly onMatch?: "update" | "skip" | null;
            /** @enum {string|null} */
            readonly termsAre?: "change" | "correction" | null;
            readonly consentBasis?: string | null;
            readonly source?: string | null;
            readonly meanings?: {
                readonly [key: string]: {
                    readonly [key: string]: string | null;
                };
            } | null;
            /** @enum {string|null} */
            readonly unreadable?: "leave out" | "reject" | null;
        };
        readonly ImportMappingBody: {
            readonly columns: {
                readonly [key: string]: string | null;
            };
            readonly options?: components["schemas"]["ImportOptionsBody"];
            readonly saveAs?: string | null;
        };
        readonly ImportLayoutBody: {
            /** @enum {string|null} */
            readonly separator?: "," | ";" | "\t" | "|" | null;
            readonly headingRow?: number | null;
            readonly sheet?: string | null;
        };
        readonly RowLeftView: {
            readonly row: number;
            readonly name: string;
            readonly reason: string;
        };
        readonly UndoPreviewView: {
            readonly undone: number;
            readonly left: number;
            /** @description The first hundred of which something is left */
            readonly rows: readonly components["schemas"]["RowLeftView"][];
        };
        readonly ColumnWordView: {
            /** @description As it stands in the first of its cells */
            readonly value: string;
            readonly rows: number;
            /** @description What it means; null to leave its cells empty */
            readonly choice: string | null;
            /** @description False for an unknown word that has no meaning yet */
            readonly isDecided: boolean;
        };
        readonly ColumnWordsView: {
            readonly heading: string;
            readonly field: string;
            readonly choices: readonly string[];
            /** @description At most 200, the most frequent first */
            readonly values: readonly components["schemas"]["ColumnWordView"][];
            /** @description Rows with further words */
            readonly moreRows: number;
        };
        readonly RowProblemView: {
            /** @description Empty for the row as a whole */
            readonly field: string;
            readonly code: string;
            readonly message: string;
        };
        readonly RowNoticeView: {
            /** @description Empty for the row as a whole */
            readonly field: string;
            readonly code: string;
            readonly message: string;
            /** @description The beginning of what stands there */
            readonly value: string;
        };
        readonly RowPersonView: {
            readonly firstName: string;
            readonly lastName: string;
            readonly suffix: string;
            readonly dateOfBirth: string;
            readonly email: string;
            readonly phone: string;
        };
        readonly RowCandidateView: {
            readonly id: string;
            readonly name: string;
            /** @description `sourceId`, `email`, `phone`, `nameAndBirth`, `name`, `file` for an earlier row, or `check` for the one that the check said */
            readonly reasons: readonly string[];
            /** @description The fields in which it is another person */
            readonly contradicts: readonly ("firstName" | "lastName" | "suffix" | "dateOfBirth")[];
            /** @description The number of the earlier row that makes it */
            readonly row?: number;
            /** @description As stored now; null when it is gone */
            readonly person: components["schemas"]["RowPersonView"] | null;
        };
        readonly RowDecisionView: {
            /** @enum {string} */
            readonly as: "same" | "other" | "skip";
            /** @description The candidate that the row is */
            readonly clientId: string | null;
        };
        readonly ImportRowView: {
            /** @description Its number in the file */
            readonly row: number;
            /** @enum {string|null} */
            readonly outcome: "create" | "update" | "skip" | "conflict" | "wrong" | null;
            readonly cells: readonly string[];
            readonly fields: {
                readonly [key: string]: {
                    readonly from: (string | number | boolean | readonly string[]) | null;
                    readonly to: (string | number | boolean | readonly string[]) | null;
                };
            };
            readonly errors: readonly components["schemas"]["RowProblemView"][];
            /** @description Cells that are left out, and why */
            readonly notices: readonly components["schemas"]["RowNoticeView"][];
            readonly candidates: readonly components["schemas"]["RowCandidateView"][];
            /** @description Whom it is about, where there are candidates */
            readonly person: components["schemas"]["RowPersonView"] | null;
            readonly decision: components["schemas"]["RowDecisionView"] | null;
            readonly undone: boolean | null;
            readonly left: {
                readonly [key: string]: (string | number | boolean | readonly string[]) | null;
            } | null;
        };
        readonly DecisionsBody: {
            readonly rows?: {
                readonly [key: string]: {
                    /** @enum {string} */
                    readonly as: "same" | "other" | "skip";
                    readonly clientId?: string | null;
                };
            };
            /** @enum {string|null} */
            readonly rest?: "same" | "other" | "skip" | null;
            readonly kind?: readonly string[] | null;
        };
        readonly SavedMappingView: {
            readonly columns: {
                readonly [key: string]: string | null;
            };
            readonly options: components["schemas"]["ImportOptionsView"];
            readonly name: string;
        };
        readonly ImportFieldView: {
            readonly name: string;
            readonly label: string;
            readonly type: string;
            readonly required?: boolean;
            readonly maxLength?: number;
            readonly lines?: boolean;
            readonly max?: number;
            readonly choices?: readonly string[];
            readonly partOf?: string;
            readonly rejects?: boolean;
            readonly several?: boolean;
        };
        readonly CheckView: {
            readonly id: string;
            readonly title: string;
            /** @enum {string} */
            readonly state: "good" | "attention" | "unknown";
            readonly detail: string;
            readonly fix: string | null;
            readonly technical: string | null;
            readonly link: string | null;
        };
        readonly SelfCheckView: {
            readonly checks: readonly components["schemas"]["CheckView"][];
            readonly checkedAt: string;
        };
        readonly FirstStepView: {
            readonly id: string;
            readonly title: string;
            readonly detail: string;
            readonly done: boolean;
            readonly link: string;
        };
        readonly SettingsPreviewBody: {
            /** @enum {string} */
            readonly section: "identity" | "appearance" | "hours" | "hero" | "stats" | "services" | "about" | "testimonials" | "calculators" | "legal";
            readonly value: {
                readonly [key: string]: unknown;
            };
        };
        readonly SettingsPreviewView: {
            readonly html: string;
        };
        readonly CalculatorSummaryView: {
            /** @enum {string} */
            readonly kind: "sss" | "mp2" | "education" | "protection" | "retirement" | "estate-tax";
            readonly summary: string;
        };
        readonly ResultLineView: {
            readonly label: string;
            /** @description Whole centavos of the day on which it is paid */
            readonly centavos: number;
            /** @description The same in pesos of today */
            readonly today?: number;
        };
        readonly CalculatorView: {
            /** @enum {string} */
            readonly kind: "sss" | "mp2" | "education" | "protection" | "retirement" | "estate-tax";
            readonly summary: string;
            readonly title: string;
            /** @description The day for which the figures count */
            readonly day: string;
            /** @description Money in whole centavos */
            readonly inputs: {
                readonly [key: string]: unknown;
            };
            /** @description Null when a figure is missing; `missing` then says which */
            readonly headline: string | null;
            readonly lines: readonly components["schemas"]["ResultLineView"][];
            readonly notes: readonly string[];
            readonly missing: string | null;
            readonly figures: readonly components["schemas"]["FigureView"][];
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
    readonly HealthController_live: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly HealthController_ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly MailSummaryController_summary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailSummaryView"];
                };
            };
        };
    };
    readonly MailsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MailView"][];
                };
            };
        };
    };
    readonly MailsController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailDetailView"];
                };
            };
        };
    };
    readonly SendMailsController_test: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestMailBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailView"];
                };
            };
        };
    };
    readonly SendMailsController_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailView"];
                };
            };
        };
    };
    readonly WebhooksController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["WebhookView"][];
                };
            };
        };
    };
    readonly WebhooksController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewWebhookBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewWebhookView"];
                };
            };
        };
    };
    readonly WebhooksController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly WebhooksController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookView"];
                };
            };
        };
    };
    readonly WebhooksController_rotateSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewSecretView"];
                };
            };
        };
    };
    readonly WebhookDeliveriesController_test: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
        };
    };
    readonly WebhookDeliveriesController_log: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["WebhookDeliveryView"][];
                };
            };
        };
    };
    readonly WebhookDeliveriesController_replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplayBody"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReplayedWebhookView"];
                };
            };
        };
    };
    readonly WebhookDeliveriesController_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryView"];
                };
            };
        };
    };
    readonly AuthController_current: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionUserView"];
                };
            };
        };
    };
    readonly AuthController_draftKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftKeyView"];
                };
            };
        };
    };
    readonly AuthController_signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionUserView"];
                };
            };
        };
    };
    readonly AuthController_signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly AuthController_ownPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnPasswordBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SecondStepController_byCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignInCodeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionUserView"];
                };
            };
        };
    };
    readonly SecondStepController_passkeyOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
    };
    readonly SecondStepController_byPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeySignInBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionUserView"];
                };
            };
        };
    };
    readonly SecondFactorController_show: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecondFactorView"];
                };
            };
        };
    };
    readonly SecondFactorController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SecondFactorController_beginTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TotpView"];
                };
            };
        };
    };
    readonly SecondFactorController_confirmTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TotpCodeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
        };
    };
    readonly SecondFactorController_renewCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
        };
    };
    readonly SecondFactorController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PasskeyView"][];
                };
            };
        };
    };
    readonly SecondFactorController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPasskeyBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewPasskeyView"];
                };
            };
        };
    };
    readonly SecondFactorController_options: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
    };
    readonly SecondFactorController_removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SecondFactorController_rename: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasskeyNameBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasskeyView"];
                };
            };
        };
    };
    readonly ForgottenPasswordController_ask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForgottenPasswordBody"];
            };
        };
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ForgottenPasswordView"];
                };
            };
        };
    };
    readonly ForgottenPasswordController_reset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPasswordBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly OwnEmailController_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnEmailView"];
                };
            };
        };
    };
    readonly OwnEmailController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnEmailBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnEmailView"];
                };
            };
        };
    };
    readonly SessionsController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SessionView"][];
                };
            };
        };
    };
    readonly SessionsController_endOthers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SessionsController_end: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ConfirmationController_show: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfirmationView"];
                };
            };
        };
    };
    readonly ConfirmationController_confirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmedBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly UsersController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly status: "active" | "deactivated" | "removed";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UserView"][];
                };
            };
        };
    };
    readonly UsersController_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewUserBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly UsersController_status: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserStatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly UserAccessController_password: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly UserAccessController_secondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly UserAccessController_email: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmailBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly StaffController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StaffMemberView"][];
                };
            };
        };
    };
    readonly ApiKeysController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ApiKeyView"][];
                };
            };
        };
    };
    readonly ApiKeysController_make: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewApiKeyBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewApiKeyView"];
                };
            };
        };
    };
    readonly ApiKeysController_end: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly AuditController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AuditEntryView"][];
                };
            };
        };
    };
    readonly AuditController_state: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditStateView"];
                };
            };
        };
    };
    readonly MediaController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MediaSummaryView"][];
                };
            };
        };
    };
    readonly MediaController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaView"];
                };
            };
        };
    };
    readonly MediaController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaView"];
                };
            };
        };
    };
    readonly DeletedPicturesController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly MediaController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MediaChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MediaView"];
                };
            };
        };
    };
    readonly SettingsController_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsView"];
                };
            };
        };
    };
    readonly SettingsController_history: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly section: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReplacedValueView"][];
                };
            };
        };
    };
    readonly VisitorMailsSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VisitorMailsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VisitorMailsView"];
                };
            };
        };
    };
    readonly IdentitySettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IdentityBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IdentityView"];
                };
            };
        };
    };
    readonly AppearanceSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppearanceBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppearanceView"];
                };
            };
        };
    };
    readonly HoursSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HoursBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoursView"];
                };
            };
        };
    };
    readonly HeroSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HeroBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HeroView"];
                };
            };
        };
    };
    readonly StatsSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatsView"];
                };
            };
        };
    };
    readonly ServicesSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ServicesBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServicesView"];
                };
            };
        };
    };
    readonly AboutSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AboutBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AboutView"];
                };
            };
        };
    };
    readonly TestimonialsSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestimonialsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestimonialsView"];
                };
            };
        };
    };
    readonly CalculatorsSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CalculatorsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalculatorsView"];
                };
            };
        };
    };
    readonly LegalSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LegalBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LegalView"];
                };
            };
        };
    };
    readonly RetentionSettingsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RetentionBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RetentionView"];
                };
            };
        };
    };
    readonly ClosedDaysController_list: {
        readonly parameters: {
            readonly query: {
                readonly to: unknown;
                readonly from: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ClosedDayView"][];
                };
            };
        };
    };
    readonly BusyCalendarsController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BusyCalendarView"][];
                };
            };
        };
    };
    readonly BusyCalendarsController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewBusyCalendarBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BusyCalendarView"];
                };
            };
        };
    };
    readonly BusyCalendarsController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly BusyTimesController_busy: {
        readonly parameters: {
            readonly query: {
                readonly to: unknown;
                readonly from: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BusyTimeView"][];
                };
            };
        };
    };
    readonly BusyTimesController_unread: {
        readonly parameters: {
            readonly query: {
                readonly to: unknown;
                readonly from: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UnreadDayView"][];
                };
            };
        };
    };
    readonly NewsletterStatusController_status: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewsletterStatusView"];
                };
            };
        };
    };
    readonly NewsletterStatusController_subscriberList: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SubscriberView"][];
                };
            };
        };
    };
    readonly IssuesController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["IssueSummaryView"][];
                };
            };
        };
    };
    readonly IssuesController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly IssuesController_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MailPreviewView"];
                };
            };
        };
    };
    readonly IssuesController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueDetailView"];
                };
            };
        };
    };
    readonly IssuesController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["IssueChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly IssuesController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SendingController_test: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestCopyBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestCopyView"];
                };
            };
        };
    };
    readonly SendingController_send: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly SendingController_takeBack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly SendingController_sendNow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly SendingController_pause: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly SendingController_resume: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly SendingController_cancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IssueView"];
                };
            };
        };
    };
    readonly IssueReachController_audience: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AudienceView"];
                };
            };
        };
    };
    readonly IssueReachController_deliveryList: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DeliveryView"][];
                };
            };
        };
    };
    readonly ConsentsController_consents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentsView"];
                };
            };
        };
    };
    readonly ConsentsController_withdraw: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentsView"];
                };
            };
        };
    };
    readonly ConsentsController_confirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentsView"];
                };
            };
        };
    };
    readonly ChallengeController_challenge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A challenge of altcha-lib */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            /** @description With CAPTCHA=off */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SuspectedController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SuspectedSubmissionView"][];
                };
            };
        };
    };
    readonly SuspectedController_releaseAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReleaseBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReleasedView"];
                };
            };
        };
    };
    readonly SuspectedController_discardAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DiscardBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DiscardedView"];
                };
            };
        };
    };
    readonly SuspectedController_release: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SuspectedController_discard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly BlockedController_list: {
        readonly parameters: {
            readonly query?: {
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BlockedSenderView"][];
                };
            };
        };
    };
    readonly BlockedController_block: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BlockBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BlockedSenderView"];
                };
            };
        };
    };
    readonly BlockedController_unblock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly LeadListsController_appointments: {
        readonly parameters: {
            readonly query?: {
                readonly sort?: unknown;
                readonly range?: unknown;
                readonly filter?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ListedAppointment"][];
                };
            };
        };
    };
    readonly PublicLeadsController_book: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookingBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentBookingConfirmation"];
                };
            };
        };
    };
    readonly LeadListsController_subscriptions: {
        readonly parameters: {
            readonly query?: {
                readonly sort?: unknown;
                readonly range?: unknown;
                readonly filter?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ListedSubscription"][];
                };
            };
        };
    };
    readonly PublicLeadsController_subscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionConfirmation"];
                };
            };
        };
    };
    readonly LeadListsController_leads: {
        readonly parameters: {
            readonly query?: {
                readonly sort?: unknown;
                readonly range?: unknown;
                readonly filter?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly (components["schemas"]["AppointmentLead"] | components["schemas"]["SubscriptionLead"])[];
                };
            };
        };
    };
    readonly LeadStatsController_stats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdminStatsView"];
                };
            };
        };
    };
    readonly LeadStatsController_weeks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["WeekOfLeadsView"][];
                };
            };
        };
    };
    readonly LeadStatsController_days: {
        readonly parameters: {
            readonly query: {
                readonly to: unknown;
                readonly from: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DayOfBookingsView"][];
                };
            };
        };
    };
    readonly LeadWorkController_appointmentStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LeadStatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly LeadWorkController_subscriptionStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LeadStatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionView"];
                };
            };
        };
    };
    readonly LeadWorkController_bookingStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookingStatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly LeadWorkController_salesInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaleBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly LeadNotesController_notes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["LeadNoteView"][];
                };
            };
        };
    };
    readonly LeadNotesController_addNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeadNoteView"];
                };
            };
        };
    };
    readonly LeadNotesController_activity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ActivityEntry"][];
                };
            };
        };
    };
    readonly LeadCareController_subscriptionDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionDetailsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscriptionView"];
                };
            };
        };
    };
    readonly LeadCareController_owner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"] | components["schemas"]["SubscriptionView"];
                };
            };
        };
    };
    readonly LeadCareController_confirmation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly LeadCareController_bulk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BulkBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BulkView"];
                };
            };
        };
    };
    readonly BookingWorkController_enter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnteredBookingBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly BookingWorkController_details: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookingDetailsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly BookingWorkController_schedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScheduleBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly BookingWorkController_outcome: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OutcomeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly VisitorAnswersController_reopened: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReopenedRequestBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly VisitorAnswersController_visitorRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestAnswerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly VisitorAnswersController_correction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentView"];
                };
            };
        };
    };
    readonly CalendarFeedController_current: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarFeedView"];
                };
            };
        };
    };
    readonly CalendarFeedController_make: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewCalendarFeedBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewCalendarFeedView"];
                };
            };
        };
    };
    readonly CalendarFeedController_revoke: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly KeyLeadsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                /** @description The `nextCursor` of the page before */
                readonly cursor?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["KeyLeadView"][];
                        /** @description Null on the last page */
                        readonly nextCursor: string | null;
                    };
                };
            };
        };
    };
    readonly KeyLeadsController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeyLeadView"];
                };
            };
        };
    };
    readonly KeyLeadsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LeadStatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeyLeadView"];
                };
            };
        };
    };
    readonly KeyBookingsController_book: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SentBookingBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookingConfirmation"];
                };
            };
        };
    };
    readonly ToDoController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TaskView"][];
                };
            };
        };
    };
    readonly TasksController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTaskBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskView"];
                };
            };
        };
    };
    readonly TasksController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly TasksController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskView"];
                };
            };
        };
    };
    readonly ClientsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ClientView"][];
                };
            };
        };
    };
    readonly ClientsController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewClientBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientView"];
                };
            };
        };
    };
    readonly ClientsController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientView"];
                };
            };
        };
    };
    readonly ClientsController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ClientsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the client as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ClientsController_activity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ClientActivityView"][];
                };
            };
        };
    };
    readonly ClientsController_timeline: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TimelineEntryView"][];
                };
            };
        };
    };
    readonly ClientsController_addNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientNoteBody"];
            };
        };
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ClientsController_deletion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletionView"];
                };
            };
        };
    };
    readonly MergesController_pairs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DuplicatePairView"][];
                };
            };
        };
    };
    readonly MergesController_duplicates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DuplicateView"][];
                };
            };
        };
    };
    readonly MergesController_merges: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MergeOfClientView"][];
                };
            };
        };
    };
    readonly MergesController_merge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClientMergeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MergedView"];
                };
            };
        };
    };
    readonly MergesController_undo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnmergedView"];
                };
            };
            /** @description Taken back already, or a newer merge of the client has to be first */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ClientNumbersController_show: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientNumbersView"];
                };
            };
        };
    };
    readonly ClientTagsController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly string[];
                };
            };
        };
    };
    readonly HouseholdsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["HouseholdView"][];
                };
            };
        };
    };
    readonly HouseholdsController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewHouseholdBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HouseholdView"];
                };
            };
        };
    };
    readonly HouseholdsController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HouseholdView"];
                };
            };
        };
    };
    readonly HouseholdsController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly HouseholdsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HouseholdChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HouseholdView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the household as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ClientOfLeadController_link: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LeadClientBody"];
            };
        };
        readonly responses: {
            /** @description A client that was there */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientView"];
                };
            };
            /** @description A new client */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClientView"];
                };
            };
        };
    };
    readonly ClientOfLeadController_unlink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly KeyClientsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                /** @description The `nextCursor` of the page before */
                readonly cursor?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["KeyClientView"][];
                        /** @description Null on the last page */
                        readonly nextCursor: string | null;
                    };
                };
            };
        };
    };
    readonly PoliciesController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PolicyView"][];
                };
            };
        };
    };
    readonly PoliciesController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPolicyBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PolicyView"];
                };
            };
        };
    };
    readonly PoliciesController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PolicyView"];
                };
            };
        };
    };
    readonly PoliciesController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PolicyChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PolicyView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the policy as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PoliciesController_previewChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PolicyChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangePreviewView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the policy as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PoliciesController_versions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PolicyVersionView"][];
                };
            };
        };
    };
    readonly PoliciesController_beneficiaries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BeneficiaryView"][];
                };
            };
        };
    };
    readonly PoliciesController_changeBeneficiaries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BeneficiariesBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BeneficiaryView"][];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the policy as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PoliciesController_premiums: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PremiumView"][];
                };
            };
        };
    };
    readonly PaymentsController_add: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPaymentBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentView"];
                };
            };
            /** @description Paid already, without `again`; `current` is the newest payment */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PaymentsController_correct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PremiumCorrectionBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PremiumView"];
                };
            };
        };
    };
    readonly PaymentsController_advance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentView"];
                };
            };
        };
    };
    readonly PaymentsController_move: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentMoveBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentView"];
                };
            };
            /** @description Reversed already, a reversal, or carried */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PaymentsController_reverse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReversalBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentView"];
                };
            };
            /** @description Reversed already, or a reversal */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly CasesController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CaseView"][];
                };
            };
        };
    };
    readonly CasesController_open: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewCaseBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseView"];
                };
            };
        };
    };
    readonly CasesController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CaseChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CaseView"];
                };
            };
        };
    };
    readonly InsurersController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["InsurerView"][];
                };
            };
        };
    };
    readonly InsurersController_rename: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InsurerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InsurerView"];
                };
            };
        };
    };
    readonly InsurersController_merge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InsurerView"];
                };
            };
            /** @description Both have a policy with one number */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly InsurersController_changeProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductBody"];
            };
        };
        readonly responses: {
            /** @description The insurer of the product */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InsurerView"];
                };
            };
        };
    };
    readonly InsurersController_mergeProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MergeBody"];
            };
        };
        readonly responses: {
            /** @description The insurer of the products */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InsurerView"];
                };
            };
        };
    };
    readonly BookController_read: {
        readonly parameters: {
            readonly query?: {
                readonly to?: unknown;
                readonly from?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookView"];
                };
            };
        };
    };
    readonly BookController_sum: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PolicySumView"][];
                };
            };
        };
    };
    readonly PolicyMailsController_tomorrow: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TomorrowsMailsView"];
                };
            };
        };
    };
    readonly KeyPoliciesController_list: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                /** @description The `nextCursor` of the page before */
                readonly cursor?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["KeyPolicyView"][];
                        /** @description Null on the last page */
                        readonly nextCursor: string | null;
                    };
                };
            };
        };
    };
    readonly DeskController_today: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TodayView"];
                };
            };
        };
    };
    readonly DeskController_waiting: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WaitingCountsView"];
                };
            };
        };
    };
    readonly DeskController_calculatorUse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CalculatorUseView"][];
                };
            };
        };
    };
    readonly DeskController_lead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly leadType: "appointment" | "subscription";
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentDetail"] | components["schemas"]["SubscriptionDetail"];
                };
            };
        };
    };
    readonly DeskController_search: {
        readonly parameters: {
            readonly query: {
                readonly q: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResultsView"];
                };
            };
        };
    };
    readonly PublicPostsController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PostView"][];
                };
            };
        };
    };
    readonly DeletedPostsController_deleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DeletedPostView"][];
                };
            };
        };
    };
    readonly DeletedPostsController_removeForGood: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PostsController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    readonly PostsController_revise: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the post as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly DeletedPostsController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly DeletedPostsController_restore: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    readonly PreviewsController_preview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewView"];
                };
            };
        };
    };
    readonly PreviewsController_make: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewLinkView"];
                };
            };
        };
    };
    readonly PreviewsController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PostsController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PostView"][];
                };
            };
        };
    };
    readonly PostsController_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    readonly PostsController_history: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PostVersionView"][];
                };
            };
        };
    };
    readonly KeyPostsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly limit?: number;
                /** @description The `nextCursor` of the page before */
                readonly cursor?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: readonly components["schemas"]["PostView"][];
                        /** @description Null on the last page */
                        readonly nextCursor: string | null;
                    };
                };
            };
        };
    };
    readonly KeyPostsController_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A new key for each form. For 24 hours the same key with the same values returns the first response, and nothing is stored again; with other values it is rejected with 422. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostView"];
                };
            };
        };
    };
    readonly KeyPostsController_revise: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PostView"];
                };
            };
            /** @description Changed since `ifUpdatedAt`; `current` is the post as it is now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly PrivacyController_people: {
        readonly parameters: {
            readonly query: {
                /** @description The beginning of an e-mail address, or a phone number */
                readonly q: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PeopleView"];
                };
            };
        };
    };
    readonly PrivacyController_export: {
        readonly parameters: {
            readonly query: {
                readonly format?: "html";
                readonly email: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonView"];
                };
            };
        };
    };
    readonly PrivacyController_list: {
        readonly parameters: {
            readonly query?: {
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ErasureView"][];
                };
            };
        };
    };
    readonly PrivacyController_erase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ErasureBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CertificateView"];
                };
            };
        };
    };
    readonly PrivacyController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErasureView"];
                };
            };
        };
    };
    readonly RequestsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly filter?: unknown;
                readonly range?: unknown;
                readonly sort?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RequestView"][];
                };
            };
        };
    };
    readonly RequestsController_record: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewRequestBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestView"];
                };
            };
        };
    };
    readonly RequestsController_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestView"];
                };
            };
        };
    };
    readonly HoldsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["HoldView"][];
                };
            };
        };
    };
    readonly HoldsController_place: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewHoldBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HoldView"];
                };
            };
        };
    };
    readonly HoldsController_end: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly DueController_list: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DueView"];
                };
            };
        };
    };
    readonly DueController_erase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DueErasedView"];
                };
            };
        };
    };
    readonly BreachesController_list: {
        readonly parameters: {
            readonly query?: {
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BreachView"][];
                };
            };
        };
    };
    readonly BreachesController_record: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewBreachBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BreachView"];
                };
            };
        };
    };
    readonly BreachesController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BreachReportView"];
                };
            };
        };
    };
    readonly BreachesController_takeSteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BreachStepsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BreachView"];
                };
            };
        };
    };
    readonly BreachesController_report: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly BreachesController_affected: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ThresholdController_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ThresholdView"];
                };
            };
        };
    };
    readonly ImportFilesController_report: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ImportFilesController_wrong: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ImportsController_list: {
        readonly parameters: {
            readonly query?: {
                readonly range?: unknown;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ImportView"][];
                };
            };
        };
    };
    readonly ImportsController_upload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ImportUploadForm"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportsController_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportsController_remove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ImportColumnsController_map: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportMappingBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportColumnsController_layOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportLayoutBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportStepsController_check: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportStepsController_apply: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportStepsController_undo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportStepsController_stop: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportStepsController_undoPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UndoPreviewView"];
                };
            };
        };
    };
    readonly ImportRowsController_words: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ColumnWordsView"][];
                };
            };
        };
    };
    readonly ImportRowsController_rows: {
        readonly parameters: {
            readonly query?: {
                readonly range?: unknown;
                readonly outcome?: "create" | "update" | "skip" | "conflict" | "wrong";
            };
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ImportRowView"][];
                };
            };
        };
    };
    readonly RowDecisionsController_decide: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DecisionsBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportView"];
                };
            };
        };
    };
    readonly ImportMappingsController_mappings: {
        readonly parameters: {
            readonly query: {
                readonly kind: "leads" | "clients" | "policies" | "subscribers";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SavedMappingView"][];
                };
            };
        };
    };
    readonly ImportMappingsController_removeMapping: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: string;
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly ImportMappingsController_fields: {
        readonly parameters: {
            readonly query: {
                readonly kind: "leads" | "clients" | "policies" | "subscribers";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ImportFieldView"][];
                };
            };
        };
    };
    readonly EverythingController_everything: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly CareController_recent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SelfCheckView"];
                };
            };
        };
    };
    readonly CareController_anew: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SelfCheckView"];
                };
            };
        };
    };
    readonly CareController_firstSteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["FirstStepView"][];
                };
            };
        };
    };
    readonly CareController_hideFirstSteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly SettingsPreviewController_show: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SettingsPreviewBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SettingsPreviewView"];
                };
            };
        };
    };
    readonly CalculatorsController_kinds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CalculatorSummaryView"][];
                };
            };
        };
    };
    readonly CalculatorsController_result: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalculatorView"];
                };
            };
        };
    };
}
