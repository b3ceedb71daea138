// Generates an audit trail for an empty database, chained as the application does.
import { entryHash } from '../dist/audit/hash-chain.js';
import { areaOf } from '../dist/audit/domain/actions.js';
import { detailsText, FIRST_PREVIOUS } from '../dist/audit/domain/chained-entry.js';

const BATCH = 200;
const COLUMNS = 'seq, id, at, action, area, userId, details, requestId, previousHash, hash';
const START = Date.UTC(2026, 0, 1);
const ACTIONS = [
  'booking.lead-status-changed',
  'lead.note-written',
  'sign-in',
  'POST /api/logout',
  'leads.read',
];

/** The statements that insert this many entries and the end of their chain. */
export function* manyAuditEntries(entries) {
  let previousHash = FIRST_PREVIOUS;
  let rows = [];
  for (let seq = 1; seq <= entries; seq += 1) {
    const content = contentOf(seq, previousHash);
    previousHash = entryHash(content);
    rows.push([...Object.values(content), previousHash]);
    if (rows.length < BATCH && seq < entries) continue;
    const places = `(${rows[0].map(() => '?').join(', ')})`;
    yield [`INSERT INTO audit_log (${COLUMNS}) VALUES ${rows.map(() => places).join(', ')}`, rows.flat()];
    rows = [];
  }
  yield ['INSERT INTO audit_head (id, entries, hash) VALUES (1, ?, ?)', [entries, previousHash]];
}

function contentOf(seq, previousHash) {
  const end = seq.toString(16).padStart(12, '0');
  const action = ACTIONS[seq % ACTIONS.length];
  return {
    seq,
    id: `01900000-0000-7000-8000-${end}`,
    at: new Date(START + seq * 1_000).toISOString(),
    action,
    area: areaOf(action),
    userId: `01800000-0000-7000-8000-00000000000${seq % 8}`,
    details: detailsText({ id: `01700000-0000-7000-8000-${end}`, leadType: 'appointment' }),
    requestId: `01600000-0000-7000-8000-${end}`,
    previousHash,
  };
}
