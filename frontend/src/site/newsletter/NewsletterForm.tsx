import type { ReturnedForm } from '@contract';
import { notify } from '../../shared/toast/toastQueue';
import { NEWSLETTER } from '../content/newsletter';
import { Field } from '../forms/Field';
import { EMAIL_LIMIT, NAME_LIMIT } from '../forms/fieldRules';
import { Refusal } from '../forms/Refusal';
import { SubmitButton } from '../forms/SubmitButton';
import { useSiteForm } from '../forms/useSiteForm';
import { SUBSCRIPTION_RULES, type SubscriptionField } from './subscriptionRules';

interface NewsletterFormProps {
  /** Tells this form's fields from those of another one on the page. */
  readonly form: string;
  readonly label: string;
  readonly button: string;
  readonly returned?: ReturnedForm | undefined;
}

/** Takes a first name and an e-mail address for the newsletter. */
export function NewsletterForm({ form, label, button, returned }: NewsletterFormProps) {
  const { errors, pending, values, firstError, formProps } = useSiteForm<SubscriptionField>({
    rules: SUBSCRIPTION_RULES,
    endpoint: '/api/subscriptions',
    returned,
    failure: NEWSLETTER.failure,
    onAccepted: () => notify(NEWSLETTER.success),
  });
  return (
    <form className="newsletter-form" action="/subscribe" aria-label={label} {...formProps}>
      <Refusal title={NEWSLETTER.failure.title} reason={returned?.refusal} />
      <Field form={form} name="firstName" label="First name" error={errors.firstName}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="given-name"
            maxLength={NAME_LIMIT}
            defaultValue={values.firstName}
            autoFocus={firstError === 'firstName'}
          />
        )}
      </Field>
      <Field form={form} name="email" label="Email" error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_LIMIT}
            defaultValue={values.email}
            autoFocus={firstError === 'email'}
          />
        )}
      </Field>
      <SubmitButton pending={pending} label={button} pendingLabel={NEWSLETTER.pending} />
    </form>
  );
}
