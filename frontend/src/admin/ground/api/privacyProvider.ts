import { call, send } from '@/shared/api-client';
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
} from './privacyTypes';

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

/** The console's use cases of the privacy desk. */
export const privacyProvider = {
  /** At most 20 people with this e-mail address or phone number, each with everything that is held of them. */
  people: (query: string): Promise<FoundPeople> => call(`${PRIVACY}/people?q=${encodeURIComponent(query)}`),
  /** Everything that is held of a person, as the text of a JSON file. */
  exportPerson: async (email: string): Promise<string> => (await send(exportPath(email))).text(),
  /** Rejects with 404 when nothing is held, and with 409 under a legal hold. */
  erasePerson: (erasure: NewErasure): Promise<ErasureCertificate> => post('erasures', erasure),
  certificate: (id: string): Promise<ErasureCertificate> => call(`${PRIVACY}/erasures/${id}`),
  addRequest: (request: NewRequest): Promise<PrivacyRequest> => post('requests', request),
  /** Closes a request or opens it again; without an outcome that stays. */
  changeRequest: (id: string, state: RequestState, outcome?: string): Promise<PrivacyRequest> =>
    patch(`requests/${id}`, { state, outcome }),
  addHold: (email: string, reason: string): Promise<LegalHold> => post('holds', { email, reason }),
  liftHold: (id: string): Promise<void> => call(`${PRIVACY}/holds/${id}`, { method: 'DELETE' }),
  due: (): Promise<DueErasures> => call(`${PRIVACY}/due`),
  /** Erases what is due, without the people under a legal hold. */
  eraseDue: (): Promise<ErasedDue> => post('due/erase', {}),
  retention: async (): Promise<StoredRetention> =>
    (await call<{ retention: StoredRetention }>(SETTINGS)).retention,
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveRetention: (retention: Retention, ifUpdatedAt: string | null): Promise<void> =>
    call(`${SETTINGS}/retention`, { method: 'PUT', body: { ...retention, ifUpdatedAt } }),
  threshold: (): Promise<Threshold> => call(`${PRIVACY}/threshold`),
  breaches: (): Promise<readonly BreachSummary[]> => call(`${PRIVACY}/breaches`),
  breach: (id: string): Promise<BreachReport> => call(`${PRIVACY}/breaches/${id}`),
  startBreach: (breach: NewBreach): Promise<BreachSummary> => post('breaches', breach),
  changeBreach: (id: string, change: BreachChange): Promise<BreachSummary> => patch(`breaches/${id}`, change),
};

export type PrivacyProvider = typeof privacyProvider;
