import type { ReturnedForm } from '@contract';
import { useState } from 'react';
import { notify } from '../../shared/toast/toastQueue';
import { NEWSLETTER, newsletterDone } from '../content/newsletter';
import { Field } from '../forms/Field';
import { EMAIL_LIMIT, NAME_LIMIT } from '../forms/fieldRules';
import { FormError } from '../forms/FormError';
import { HiddenSubject } from '../forms/HiddenSubject';
import { SubmitError } from '../forms/SubmitError';
import { SubmitButton } from '../forms/SubmitButton';
import { useSiteForm } from '../forms/useSiteForm';
import { Icon } from '../icons/Icon';
import { ConsentWording } from './ConsentWording';
import { SUBSCRIPTION_RULES, type SubscriptionField } from './subscriptionRules';

interface NewsletterFormProps {
  /** The place of the form, which the record of the consent names; also the prefix of the field ids. */
  readonly form: 'newsletter' | 'footer';
  readonly label: string;
  readonly button: string;
  readonly returned?: ReturnedForm | undefined;
}

/** The newsletter form: first name and e-mail address. */
export function NewsletterForm({ form, label, button, returned }: NewsletterFormProps) {
  const [subscribed, setSubscribed] = useState<Record<SubscriptionField, string>>();
  const { errors, pending, submitError, formError, values, firstError, formProps } =
    useSiteForm<SubscriptionField>({
      rules: SUBSCRIPTION_RULES,
      endpoint: '/api/subscriptions',
      returned,
      failure: NEWSLETTER.failure,
      extra: () => ({ form }),
      onAccepted: (sent) => {
        setSubscribed(sent);
        notify(NEWSLETTER.success);
      },
    });
  const consent = `${form}-consent`;
  return (
    <form className="newsletter-form" action="/subscribe" aria-label={label} {...formProps}>
      <FormError title={NEWSLETTER.failure.title} reason={formError} />
      <input type="hidden" name="form" value={form} />
      <HiddenSubject form={form} />
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
      <SubmitError title={NEWSLETTER.failure.title} reason={submitError} />
      <ConsentWording id={consent} />
      <SubmitButton
        pending={pending}
        label={button}
        pendingLabel={NEWSLETTER.pending}
        describedBy={consent}
      />
      {subscribed && (
        <p className="form-done">
          <Icon name="check" />
          {newsletterDone(subscribed)}
        </p>
      )}
    </form>
  );
}
