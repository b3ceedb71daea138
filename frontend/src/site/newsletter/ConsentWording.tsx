import { consentWording, PRIVACY_POLICY_DATE } from '@contract';
import { usePage } from '../PageContext';

const POLICY = 'Privacy Policy';

/** The sentence that subscribers consent to, exactly as the record of the consent keeps it. */
export function ConsentWording({ id }: { id: string }) {
  const { business, legal } = usePage();
  const wording = consentWording(business.name, legal.privacyPolicy?.date ?? PRIVACY_POLICY_DATE);
  // the last one, because the name of the business comes first
  const at = wording.lastIndexOf(POLICY);
  return (
    <p className="form-small" id={id}>
      {wording.slice(0, at)}
      <a href="#privacy-policy" aria-haspopup="dialog">
        {POLICY}
      </a>
      {wording.slice(at + POLICY.length)}
    </p>
  );
}
