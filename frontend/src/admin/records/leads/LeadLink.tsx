import { Link, type LinkProps } from '@mui/material';
import { NavLink, useLocation, useParams } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { leadPath } from '@/admin/ground/words/leadRules';
import { leadName } from '@/admin/ground/words/leadWords';

type LeadLinkProps = Pick<LinkProps, 'color' | 'draggable' | 'sx' | 'title' | 'underline'> & {
  readonly lead: Lead;
};

/** The name of a lead, which opens its page. The address keeps the filters of the list, and Back leads to the list. */
export function LeadLink({ lead, ...rest }: LeadLinkProps) {
  const { search } = useLocation();
  const another = useParams().leadId !== undefined;
  return (
    <Link
      component={NavLink}
      to={{ pathname: leadPath(lead.leadType, lead.id), search }}
      replace={another}
      color="inherit"
      {...rest}
    >
      {leadName(lead)}
    </Link>
  );
}
