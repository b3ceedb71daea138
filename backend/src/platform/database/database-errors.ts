/** Errors of MariaDB that mysql2 reports by number only. */
const BY_NUMBER = new Map<unknown, string>([
  [1927, 'ER_CONNECTION_KILLED'],
  [1969, 'ER_STATEMENT_TIMEOUT'],
]);

/** The error code of either driver. Messages are not used: they contain values. */
function codeOf(error: unknown): string {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  return typeof code === 'string' ? code : (BY_NUMBER.get(errno) ?? '');
}

/** A primary key or unique index already contains the value. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'].includes(codeOf(error));
}

/**
 * The unit of work can be retried: deadlock (1213), lock wait timeout (1205), record changed since read (1020), or
 * another process is writing to the SQLite file.
 */
export function isTransient(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY'].includes(codeOf(error));
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_QUERY_INTERRUPTED',
  'ER_STATEMENT_TIMEOUT',
  'ER_CONNECTION_KILLED',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_OPTION_PREVENTS_STATEMENT',
  // from a Galera node that has lost its cluster
  'ER_UNKNOWN_COM_ERROR',
]);

/** The database is unreachable, full or overloaded: nothing was stored, and a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    UNAVAILABLE.has(code) ||
    // mysql2 marks a lost connection as fatal, not always with a code
    (error as { fatal?: unknown } | null)?.fatal === true ||
    isTransient(error) ||
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/.test(code)
  );
}

/** The disk of the database is full. */
export function isFull(error: unknown): boolean {
  return /^(SQLITE_FULL|SQLITE_IOERR_WRITE|ENOSPC|ER_DISK_FULL|ER_RECORD_FILE_FULL)$/.test(codeOf(error));
}

/** At start: the database is not running yet, or another process holds it briefly. */
export function isUnavailableAtStart(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_') ? /^SQLITE_(BUSY|LOCKED)/.test(code) : isUnavailable(error);
}
