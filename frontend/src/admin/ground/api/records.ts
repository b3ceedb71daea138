import { ApiError } from '@/shared/api-client';
import type { Listed, ListParams, Resources } from './resources';

export type Resource = keyof Resources;

/** The resources that offer an act. */
export type Offering<A extends string> = {
  [R in Resource]: Resources[R] extends Record<A, unknown> ? R : never;
}[Resource];

type Answer<R extends Resource, A extends string> =
  Resources[R] extends Record<A, (...given: never[]) => Promise<infer T>> ? T : never;

/** A row of the list of a resource. */
export type RowOf<R extends Resource> = Answer<R, 'getList'> extends Listed<infer Row> ? Row : never;
/** One record, which may say more than its row. */
export type RecordOf<R extends Resource> = R extends Offering<'getOne'> ? Answer<R, 'getOne'> : RowOf<R>;
/** What is said of a new record. */
export type NewOf<R extends Resource> = Resources[R] extends { create: (data: infer D) => unknown }
  ? D
  : never;
/** What is said of a change; what is left out stays. */
export type ChangeOf<R extends Resource> = Resources[R] extends {
  update: (id: string, data: infer D, ...more: never[]) => unknown;
}
  ? D
  : never;
type ManyChangeOf<R extends Resource> = Resources[R] extends {
  updateMany: (ids: readonly string[], data: infer D) => unknown;
}
  ? D
  : ChangeOf<R>;

/**
 * react-admin's data provider, typed by resource. What a resource does not offer compiles in no screen, and is rejected in
 * words when react-admin asks for it.
 */
export interface RecordsProvider {
  getList<R extends Resource>(resource: R, params: ListParams): Promise<Listed<RowOf<R>>>;
  getOne<R extends Resource>(resource: R, params: { readonly id: string }): Promise<{ data: RecordOf<R> }>;
  getMany<R extends Resource>(
    resource: R,
    params: { readonly ids: readonly string[] },
  ): Promise<{ data: RowOf<R>[] }>;
  getManyReference<R extends Resource>(
    resource: R,
    params: ListParams & { readonly target: string; readonly id: string },
  ): Promise<Listed<RowOf<R>>>;
  create<R extends Offering<'create'>>(
    resource: R,
    params: { readonly data: NewOf<R> },
  ): Promise<{ data: Answer<R, 'create'> }>;
  /** Rejects with a 409 when the record was changed since the `updatedAt` of `previousData`. */
  update<R extends Offering<'update'>>(
    resource: R,
    params: {
      readonly id: string;
      readonly data: ChangeOf<R>;
      readonly previousData?: { readonly updatedAt?: string | null };
    },
  ): Promise<{ data: Answer<R, 'update'> }>;
  updateMany<R extends Offering<'update' | 'updateMany'>>(
    resource: R,
    params: { readonly ids: readonly string[]; readonly data: ManyChangeOf<R> },
  ): Promise<{ data: string[] }>;
  delete<R extends Offering<'delete'>>(
    resource: R,
    params: { readonly id: string },
  ): Promise<{ data: { readonly id: string } }>;
  deleteMany<R extends Offering<'delete'>>(
    resource: R,
    params: { readonly ids: readonly string[] },
  ): Promise<{ data: string[] }>;
}

/** The acts of a resource, of whatever type. */
interface Acts {
  getList(params: ListParams): Promise<Listed<object>>;
  getOne(id: string): Promise<object>;
  getMany(ids: readonly string[]): Promise<object[]>;
  create(data: unknown): Promise<object>;
  update(id: string, data: unknown, ifUpdatedAt?: string): Promise<object>;
  updateMany(ids: readonly string[], data: unknown): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}

/** The data provider over what the resources offer: the server's, or those in memory of the tests. */
export function recordsProvider(resources: Resources): RecordsProvider {
  const offers = resources as unknown as Readonly<Record<string, Partial<Acts>>>;
  function offer<A extends keyof Acts>(resource: string, act: A): Acts[A] {
    const offered = offers[resource]?.[act];
    if (!offered) throw new Error(`The resource "${resource}" does not offer ${act}.`);
    return offered;
  }
  const many = async (resource: string, ids: readonly string[]) =>
    offers[resource]?.getMany?.(ids) ?? Promise.all(ids.map((id) => offer(resource, 'getOne')(id)));
  async function one(resource: string, id: string): Promise<object> {
    const { getOne, getMany } = offers[resource] ?? {};
    if (getOne || !getMany) return offer(resource, 'getOne')(id);
    const [record] = await getMany([id]);
    if (!record) throw new ApiError(404, 'There is no such record');
    return record;
  }
  const provider = {
    getList: async (resource: string, params: ListParams) => offer(resource, 'getList')(params),
    getOne: async (resource: string, { id }: { id: string }) => ({ data: await one(resource, id) }),
    getMany: async (resource: string, { ids }: { ids: readonly string[] }) => ({
      data: await many(resource, ids),
    }),
    getManyReference: async (
      resource: string,
      { target, id, filter, ...params }: ListParams & { target: string; id: string },
    ) => offer(resource, 'getList')({ ...params, filter: { ...filter, [target]: id } }),
    create: async (resource: string, { data }: { data: unknown }) => ({
      data: await offer(resource, 'create')(data),
    }),
    update: async (
      resource: string,
      { id, data, previousData }: { id: string; data: unknown; previousData?: { updatedAt?: string } },
    ) => ({ data: await offer(resource, 'update')(id, data, previousData?.updatedAt ?? undefined) }),
    updateMany: async (resource: string, { ids, data }: { ids: readonly string[]; data: unknown }) => {
      const together = offers[resource]?.updateMany;
      if (together) await together(ids, data);
      else await Promise.all(ids.map((id) => offer(resource, 'update')(id, data)));
      return { data: ids };
    },
    delete: async (resource: string, { id }: { id: string }) => {
      await offer(resource, 'delete')(id);
      return { data: { id } };
    },
    deleteMany: async (resource: string, { ids }: { ids: readonly string[] }) => {
      await Promise.all(ids.map((id) => offer(resource, 'delete')(id)));
      return { data: ids };
    },
  };
  return provider as unknown as RecordsProvider;
}
