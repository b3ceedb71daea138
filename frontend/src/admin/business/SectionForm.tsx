import type { BusinessSection, BusinessSettings } from '@contract';
import type { SectionValue } from '../providers/businessProvider';
import { fieldGroups, type LegalDocumentId } from './sections';
import type { FormProps } from './form';
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
      return <TextFields {...form} groups={fieldGroups(section)} />;
  }
}
