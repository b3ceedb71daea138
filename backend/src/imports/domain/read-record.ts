// TEMPORARY local stub
import { Invalid } from '../../platform/domain-error.js';
import { FIELDS_OF, type ImportKind } from './import-fields.js';
import type { Mapping, ReadRecord, SuggestedMapping } from './mapping.js';
export function readRecord(
  kind: ImportKind,
  mapping: Mapping,
  headings: readonly string[],
  cells: readonly string[],
): ReadRecord {
  const fields: Record<string, any> = {};
  headings.forEach((h, i) => {
    const f = mapping.columns[h];
    const c = cells[i]!.trim();
    if (f && c) fields[f] = f === 'tags' ? c.split(';') : f === 'premium' ? Math.round(Number(c) * 100) : c;
  });
  const errors = FIELDS_OF[kind]
    .filter((f) => f.required && fields[f.name] === undefined)
    .map((f) => {
      const e = new Invalid({ [f.name]: 'field.required' }, { [f.name]: f.label });
      return { field: f.name, code: e.code, message: e.message };
    });
  return { fields, errors };
}
export function suggestMapping(
  kind: ImportKind,
  headings: readonly string[],
  _samples: unknown,
): SuggestedMapping {
  return {
    preset: null,
    columns: Object.fromEntries(
      headings.map((h) => [h, FIELDS_OF[kind].find((f) => f.label === h || f.name === h)?.name ?? null]),
    ),
    dateOrderUnclear: false,
  };
}
export function mappingErrors(
  _kind: ImportKind,
  _headings: readonly string[],
  _mapping: Mapping,
  _samples: unknown,
): Record<string, any> {
  return {};
}
