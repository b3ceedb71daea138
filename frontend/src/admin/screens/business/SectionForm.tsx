import { FormControlLabel, Switch } from '@mui/material';
import type { BusinessSection, BusinessSettings } from '@contract';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { canBeHidden, fieldGroups, type LegalDocumentId } from './sections';
import type { FormProps } from './form';
import { CalculatorFields } from './CalculatorFields';
import { HoursFields } from './HoursFields';
import { LegalFields } from './LegalFields';
import { LookFields } from './LookFields';
import { TextFields } from './TextFields';

interface SectionFormProps extends FormProps<SectionValue> {
  readonly section: BusinessSection;
  readonly legalDocument: LegalDocumentId;
  readonly onLegalDocument: (id: LegalDocumentId) => void;
}

/** The fields of a section. */
export function SectionForm({ section, legalDocument, onLegalDocument, ...form }: SectionFormProps) {
  const { value } = form;
  switch (section) {
    case 'appearance':
      return <LookFields {...form} value={value as BusinessSettings['appearance']} />;
    case 'hours':
      return <HoursFields {...form} value={value as BusinessSettings['hours']} />;
    case 'calculators':
      return <CalculatorFields {...form} value={value as BusinessSettings['calculators']} />;
    case 'legal':
      return (
        <LegalFields
          {...form}
          value={value as BusinessSettings['legal']}
          shown={legalDocument}
          onShow={onLegalDocument}
        />
      );
    default:
      return (
        <>
          {canBeHidden(section) && <ShownSwitch {...form} value={value as Hideable} />}
          <TextFields {...form} groups={fieldGroups(section)} />
        </>
      );
  }
}

type Hideable = BusinessSettings['stats'] | BusinessSettings['testimonials'];

function ShownSwitch({ value, onChange }: FormProps<Hideable>) {
  return (
    <FormControlLabel
      control={
        <Switch checked={!value.hidden} onChange={(_, shown) => onChange({ ...value, hidden: !shown })} />
      }
      label="Show this section on the site"
      sx={{ mb: 2 }}
    />
  );
}
