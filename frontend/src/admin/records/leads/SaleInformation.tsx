import { Box, Button, Typography } from '@mui/material';
import type { Appointment } from '@/admin/ground/words/leadTypes';
import { subtleBackground } from '@/admin/ground/theme/subtleBackground';
import { useLeadActions } from './LeadActions';
import { FREQUENCY_LABELS } from '@/admin/ground/words/leadWords';
import { CardFact } from './CardFact';

/** The sale of a closed booking; renders nothing without a product (spec §2). */
export function SaleInformation({ booking }: { booking: Appointment }) {
  const { open } = useLeadActions();
  const { leadStatus, productPurchased, premiumFrequency, premiumRate } = booking;
  if (leadStatus !== 'Closed Sale' || !productPurchased) return null;
  return (
    <Box component="section" aria-label="Sale Information" sx={shape}>
      <Typography variant="h3">Sale Information</Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, fontSize: 14 }}>
        <CardFact label="Product" strong>
          {productPurchased}
        </CardFact>
        <CardFact label="Premium Frequency">
          {premiumFrequency && (FREQUENCY_LABELS[premiumFrequency as string] ?? premiumFrequency)}
        </CardFact>
        <CardFact label="Premium Rate">${premiumRate}</CardFact>
      </Box>
      <Button
        size="small"
        color="secondary"
        onClick={() => open({ name: 'sale', lead: booking })}
        sx={{ ml: 'auto', py: 0 }}
      >
        Edit sale
      </Button>
    </Box>
  );
}

const shape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 1,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  bgcolor: subtleBackground,
};
