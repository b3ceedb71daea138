// Columns that most tables have.

export const text = { type: 'varchar' } as const;
export const nullableText = { type: 'varchar', nullable: true } as const;
export const int = { type: 'int' } as const;
/** The primary key of a record. */
export const id = { type: 'varchar', length: 36, primary: true } as const;
