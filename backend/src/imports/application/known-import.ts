import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Import } from '../domain/import.js';
import type { ImportRepository } from './ports.js';

/** Rejects an unknown one. */
export async function findImport(imports: ImportRepository, id: string): Promise<Import> {
  const found = await imports.find(id);
  if (!found) throw new NotFound('import.unknown');
  return found;
}

/** Stores what `decide` makes of the locked import. Rejects an unknown one. */
export async function changeImport(
  imports: ImportRepository,
  unit: Unit,
  id: string,
  decide: (before: Import) => Import,
): Promise<Import> {
  const after = decide(await lockImport(imports, unit, id));
  await imports.update(unit, after);
  return after;
}

/** Rejects an unknown one. */
export async function lockImport(imports: ImportRepository, unit: Unit, id: string): Promise<Import> {
  const locked = await imports.lock(unit, id);
  if (!locked) throw new NotFound('import.unknown');
  return locked;
}
