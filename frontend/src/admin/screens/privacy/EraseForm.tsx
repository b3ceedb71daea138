import { mailboxKey } from '@contract';
import { erasureLimits } from '@/shared/api-limits';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { failureWords } from './errorWords';
import { ErasePlan } from './ErasePlan';
import { MentionChoice } from './MentionChoice';
import { isReason, ReasonField } from './ReasonField';
import type { ErasureCertificate, Person } from '@/admin/ground/api/privacyTypes';

interface EraseFormProps {
  readonly person: Person;
  readonly onErased: (certificate: ErasureCertificate) => void;
  readonly onClose: () => void;
}

/** Says what an erasure removes and what stays, and asks for a reason and the e-mail address before it begins. */
export function EraseForm({ person, onErased, onClose }: EraseFormProps) {
  const inForce = person.policies.some(({ force }) => force === 'in force');
  const form = useRecordForm({
    // no draft: what is written about a person here is not stored in the browser
    stored: { value: { reason: '', legalGround: '', email: '', mentions: [] as readonly string[] } },
    run: (provider, { reason, legalGround, mentions }) =>
      provider.erasePerson({
        email: person.email,
        reason: reason.trim(),
        mentions,
        ...(inForce && { legalGround: legalGround.trim() }),
      }),
    invalidates: () => [],
    success: () => ({ title: 'The person is erased' }),
    onSaved: onErased,
    inlineErrors: true,
    onClose,
  });
  const { reason, legalGround, email } = form.value;
  return (
    <RecordForm
      form={form}
      title="Erase this person"
      action="Erase for good"
      pending="Erasing…"
      color="error"
      maxWidth="sm"
      ready={
        mailboxKey(email) === mailboxKey(person.email) &&
        isReason(reason) &&
        (!inForce || isReason(legalGround))
      }
      limits={LIMITS}
      general={SHOWN.some((name) => form.errors[name]) ? null : form.error}
      failureWords={(error) =>
        failureWords(
          error,
          'Nothing was erased.',
          'It is not known whether the person was erased: close this, search for the person again and look.',
        )
      }
    >
      <ErasePlan person={person} />
      <MentionChoice
        mentions={person.mentions}
        chosen={form.value.mentions}
        onChange={form.given('mentions').onChange}
      />
      <ReasonField {...form.given('reason')} placeholder="For example: asked for it by phone" />
      {inForce && (
        <Field
          name="legalGround"
          label="Legal ground for erasing a policy in force"
          placeholder="For example: a court has ordered it"
          hint="This person has a policy in force. Its record is kept unless there is another legal ground. It is kept with the reason."
          slotProps={SHRUNK}
        />
      )}
      <Field
        name="email"
        label="Type the e-mail address to confirm"
        placeholder={person.email}
        hint="An erasure cannot be undone."
        slotProps={{
          ...SHRUNK,
          htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
        }}
      />
    </RecordForm>
  );
}

const SHOWN = ['reason', 'email', 'legalGround'];
const LIMITS = { legalGround: erasureLimits.legalGround };
const SHRUNK = { inputLabel: { shrink: true } };
