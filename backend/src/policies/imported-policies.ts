import type { ImportTarget } from '../platform/import-target.js';

/** Policies, as imports make and change them, with their premiums. */
export abstract class ImportedPolicies implements ImportTarget {
  abstract readonly decides: ImportTarget['decides'];
  abstract readonly personOf: ImportTarget['personOf'];
  abstract readonly keysOf: ImportTarget['keysOf'];
  abstract readonly evidenceOf: ImportTarget['evidenceOf'];
  abstract readonly survivors: ImportTarget['survivors'];
  abstract readonly match: ImportTarget['match'];
  abstract readonly read: ImportTarget['read'];
  abstract readonly decide: ImportTarget['decide'];
  abstract readonly create: ImportTarget['create'];
  abstract readonly update: ImportTarget['update'];
  abstract readonly kept: ImportTarget['kept'];
  abstract readonly remove: ImportTarget['remove'];
}
