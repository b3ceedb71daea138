import { call, send } from '../../shared/api-client';
import type {
  BreachChange,
  BreachReport,
  BreachSummary,
  DueErasures,
  ErasedDue,
  ErasureCertificate,
  FoundPeople,
  LegalHold,
  NewBreach,
  NewErasure,
  NewRequest,
  PrivacyRequest,
  RequestState,
  Retention,
  StoredRetention,
  Threshold,
} from '../privacy/types';

/** The console's use cases of the privacy desk. */
export interface PrivacyProvider {
  /** At most 20 people with this e-mail address or phone number, each with everything that is held of them. */
  people(query: string): Promise<FoundPeople>;
  /** Everything that is held of a person, as the text of a JSON file. */
  exportPerson(email: string): Promise<string>;
  /** Rejects with 404 when nothing is held, and with 409 under a legal hold. */
  erasePerson(erasure: NewErasure): Promise<ErasureCertificate>;
  certificate(id: string): Promise<ErasureCertificate>;
  addRequest(request: NewRequest): Promise<PrivacyRequest>;
  /** Closes a request or opens it again; without an outcome that stays. */
  changeRequest(id: string, state: RequestState, outcome?: string): Promise<PrivacyRequest>;
  addHold(email: string, reason: string): Promise<LegalHold>;
  liftHold(id: string): Promise<void>;
  due(): Promise<DueErasures>;
  /** Erases what is due, without the people under a legal hold. */
  eraseDue(): Promise<ErasedDue>;
  retention(): Promise<StoredRetention>;
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveRetention(retention: Retention, ifUpdatedAt: string | null): Promise<void>;
  threshold(): Promise<Threshold>;
  breaches(): Promise<readonly BreachSummary[]>;
  breach(id: string): Promise<BreachReport>;
  startBreach(breach: NewBreach): Promise<BreachSummary>;
  changeBreach(id: string, change: BreachChange): Promise<BreachSummary>;
}

const PRIVACY = '/api/admin/privacy';
const SETTINGS = '/api/admin/settings';

/** The address of a readable page with everything that is held of a person. */
export const readablePage = (email: string) => `${exportPath(email)}&format=html`;

/** The address of the report of a breach as a page to print. */
export const breachReportPage = (id: string) => `${PRIVACY}/breaches/${id}/report`;

/** The address of the list of everybody who is affected by a breach, as a CSV file. */
export const affectedFile = (id: string) => `${PRIVACY}/breaches/${id}/affected.csv`;

const exportPath = (email: string) => `${PRIVACY}/export?email=${encodeURIComponent(email)}`;
const post = <T>(path: string, body: unknown) => call<T>(`${PRIVACY}/${path}`, { method: 'POST', body });
const patch = <T>(path: string, body: unknown) => call<T>(`${PRIVACY}/${path}`, { method: 'PATCH', body });

export const privacyProvider: PrivacyProvider = {
  people: (query) => call(`${PRIVACY}/people?q=${encodeURIComponent(query)}`),
  exportPerson: async (email) => (await send(exportPath(email))).text(),
  erasePerson: (erasure) => post('erasures', erasure),
  certificate: (id) => call(`${PRIVACY}/erasures/${id}`),
  addRequest: (request) => post('requests', request),
  changeRequest: (id, state, outcome) => patch(`requests/${id}`, { state, outcome }),
  addHold: (email, reason) => post('holds', { email, reason }),
  liftHold: (id) => call(`${PRIVACY}/holds/${id}`, { method: 'DELETE' }),
  due: () => call(`${PRIVACY}/due`),
  eraseDue: () => post('due/erase', {}),
  retention: async () => (await call<{ retention: StoredRetention }>(SETTINGS)).retention,
  saveRetention: (retention, ifUpdatedAt) =>
    call(`${SETTINGS}/retention`, { method: 'PUT', body: { ...retention, ifUpdatedAt } }),
  threshold: () => call(`${PRIVACY}/threshold`),
  breaches: () => call(`${PRIVACY}/breaches`),
  breach: (id) => call(`${PRIVACY}/breaches/${id}`),
  startBreach: (breach) => post('breaches', breach),
  changeBreach: (id, change) => patch(`breaches/${id}`, change),
};
