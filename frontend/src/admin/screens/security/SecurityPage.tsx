import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ALL_SETTINGS } from '@/admin/ground/page/allSettings';
import { OwnPasswordDialog } from '@/admin/records/own-account/OwnPasswordDialog';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { ReadingColumn } from '@/admin/ground/page/ReadingColumn';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { OwnEmail } from './OwnEmail';
import { PasskeysCard } from '@/admin/records/own-account/PasskeysCard';
import { SecondFactorCard } from '@/admin/records/own-account/SecondFactorCard';
import { SessionList } from './SessionList';

/** The signed-in user's own account: how they sign in, and where they are signed in. */
export function SecurityPage() {
  return (
    <>
      <PageHeading
        title="Security"
        subtitle="Your own account. Other people do not see this page."
        back={ALL_SETTINGS}
      />
      <ReadingColumn>
        <SectionCard title="Password">
          <OwnPassword />
        </SectionCard>
        <SectionCard title="E-mail">
          <OwnEmail />
        </SectionCard>
        <SecondFactorCard />
        <PasskeysCard />
        <SectionCard title="Sessions">
          <SessionList />
        </SectionCard>
      </ReadingColumn>
    </>
  );
}

function OwnPassword() {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        A new password ends your sessions in all other browsers.
      </Typography>
      <Button variant="outlined" color="secondary" onClick={() => setChanging(true)}>
        Change password
      </Button>
      {changing && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
