import { emailRule, type FieldRules, NAME_LIMIT, required } from '../forms/fieldRules';

export type SubscriptionField = 'firstName' | 'email';

/** The rules of both newsletter forms, in the order of their fields. */
export const SUBSCRIPTION_RULES: FieldRules<SubscriptionField> = {
  firstName: required('First name', NAME_LIMIT),
  email: emailRule,
};
