import { GlobalStyles, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { PartLinks } from '@/admin/ground/page/PartLinks';
import { Spinner } from '@/admin/ground/page/Spinner';
import { printShape } from './printShape';

const PARTS = [
  { path: '/admin/privacy', label: 'People' },
  { path: '/admin/privacy/requests', label: 'Requests' },
  { path: '/admin/privacy/retention', label: 'Retention' },
  { path: '/admin/privacy/breach', label: 'Breach kit' },
  { path: '/admin/privacy/certificates', label: 'Certificates' },
];

interface PrivacyScreenProps {
  /** The document's title and the heading on paper. */
  readonly title: string;
  readonly subtitle?: string;
  /** Actions of the page, on the right of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the privacy desk, for superadmins; nothing is requested for other users. */
export function PrivacyScreen({ title, subtitle, actions, children }: PrivacyScreenProps) {
  return (
    <CanAccess action="manage" resource="privacy" accessDenied={<AccessDenied />} loading={<Spinner />}>
      <GlobalStyles styles={printShape} />
      <PageHeading title={title} back={ALL_SETTINGS} {...(subtitle && { subtitle })}>
        {actions}
      </PageHeading>
      <PartLinks label="Privacy desk" parts={PARTS} />
      {children}
    </CanAccess>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeading title="Privacy" back={ALL_SETTINGS} />
      <Typography>Only superadmin users can see the privacy desk.</Typography>
    </>
  );
}
