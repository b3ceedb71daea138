import { Box, Button, Typography } from '@mui/material';
import type { Appointment } from '../../shared/api-types';
import { Fact } from './Fact';
import { subtleBackground } from '../theme/subtleBackground';
import { FREQUENCY_LABELS } from './leadWords';

interface SaleInformationProps {
  readonly booking: Appointment;
  readonly onEdit: () => void;
}

/** The sale of a closed booking; renders nothing without a product (spec §2). */
export function SaleInformation({ booking, onEdit }: SaleInformationProps) {
  const { leadStatus, productPurchased, premiumFrequency, premiumRate } = booking;
  if (leadStatus !== 'Closed Sale' || !productPurchased) return null;
  return (
    <Box component="section" aria-label="Sale Information" sx={shape}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">Sale Information</Typography>
        <Button size="small" color="secondary" onClick={onEdit}>
          Edit sale
        </Button>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr 1fr' }, gap: '10px 16px', m: 0 }}
      >
        <Fact label="Product">{productPurchased}</Fact>
        <Fact label="Premium Frequency">
          {premiumFrequency && (FREQUENCY_LABELS[premiumFrequency as string] ?? premiumFrequency)}
        </Fact>
        <Fact label="Premium Rate">${premiumRate}</Fact>
      </Box>
    </Box>
  );
}

const shape = {
  mt: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: subtleBackground,
};
