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
  RowKeys,
} from '../../platform/import-target.js';
