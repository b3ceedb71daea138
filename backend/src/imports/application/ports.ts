export type {
  ChangedRecord,
  ImportCandidate,
  ImportedBy,
  ImportedFields,
  ImportedPerson,
  ImportedValue,
  ImportMatch,
  ImportRecord,
  ImportTarget,
  NewRecord,
  RecordFields,
} from '../../platform/import-target.js';
