import { usePage } from '../PageContext';
import { OutsideLink } from './OutsideLink';

/** A link, in parentheses, to where the licence can be checked; nothing where the office names no such place. */
export function LicenceCheck() {
  const { licenceUrl } = usePage().business;
  if (licenceUrl === '') return null;
  return (
    <>
      {' ('}
      <OutsideLink href={licenceUrl}>check this licence</OutsideLink>
      {')'}
    </>
  );
}
