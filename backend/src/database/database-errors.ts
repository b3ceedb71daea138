/** Errors of MariaDB alone, of which mysql2 knows only the number. */
const BY_NUMBER = new Map<unknown, string>([
  [1927, 'ER_CONNECTION_KILLED'],
  [1969, 'ER_STATEMENT_TIMEOUT'],
]);

/** Errors of both drivers, told apart by the codes they carry; messages are never looked at, nor logged. */
function codeOf(error: unknown): string {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  return typeof code === 'string' ? code : (BY_NUMBER.get(errno) ?? '');
}

/** Two rows with the same value where only one may be. */
export function isUniqueViolation(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'].includes(codeOf(error));
}

/**
 * The whole unit may be tried again: deadlock (1213), lock wait timeout (1205), record changed since read (1020), or
 * another process that writes to the SQLite file.
 */
export function isTransient(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'SQLITE_BUSY'].includes(codeOf(error));
}

const AWAY = new Set([
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
  // a Galera node that has lost its cluster says so
  'ER_UNKNOWN_COM_ERROR',
]);

/** The database is away, full or too busy: nothing was stored, and a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    AWAY.has(code) ||
    // mysql2 says so of a connection that is gone, and not always with a code
    (error as { fatal?: unknown } | null)?.fatal === true ||
    isTransient(error) ||
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/.test(code)
  );
}

/** At the start: the database is not up yet, or another process has it for a moment. */
export function mayAnswerLater(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_') ? /^SQLITE_(BUSY|LOCKED)/.test(code) : isUnavailable(error);
}
