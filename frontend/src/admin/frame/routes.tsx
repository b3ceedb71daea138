import type { ConsolePath } from '@contract';
import { Resource as ResourceRoutes, type ResourceProps, RestoreScrollPosition } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Resource, RowOf } from '../ground/api/records';
import { leadName } from '../ground/words/leadWords';
import { policyTitle } from '../ground/words/policyWords';
import type { Page } from './page';
import { PAGES } from './pages';
import { pageOf, PATHS } from './screens';

/** What names a record: a field, or a function of it. */
type Name<Row> = Extract<keyof Row, string> | ((record: Row) => string);

/** The records of the console, as react-admin knows them; without pages of their own they are shown on others. */
const NAMES: { readonly [R in Resource]: Name<RowOf<R>> } = {
  leads: leadName,
  calendar: leadName,
  clients: leadName,
  households: 'name',
  policies: policyTitle,
  insurers: 'name',
  tasks: 'title',
  messages: 'subject',
  posts: 'title',
  media: 'name',
  newsletter: 'subject',
  subscribers: 'email',
  deliveries: 'email',
  users: 'name',
  imports: 'fileName',
  suspected: leadName,
  blocked: 'value',
  privacyRequests: 'email',
  erasures: 'reason',
  legalHolds: 'email',
  breaches: 'what',
  audit: 'action',
  apiKeys: 'name',
  webhooks: 'url',
};

/** Where the pages of each resource are: that of its list, or above that of one record. */
const ADDRESSES = Object.entries(NAMES).map(([resource, names]: [string, Name<never>]) => ({
  resource,
  names,
  at: PATHS.find((path) => PAGES[path].records === resource)?.replace('/:id', '') ?? resource,
}));

/** The address of the records whose page it is; undefined for a page of none. */
function addressOf(path: ConsolePath): string | undefined {
  const above = ADDRESSES.filter(({ at }) => `${path}/`.startsWith(`${at}/`));
  return above.toSorted((one, other) => other.at.length - one.at.length)[0]?.at;
}

/** react-admin's Resource, at an address that need not be its name. */
const EntityRoutes = Object.assign(
  ({ resource, ...props }: ResourceProps & { readonly resource: string }) => (
    <ResourceRoutes {...props} name={resource} />
  ),
  {
    raName: 'Resource',
    registerResource: ({ resource, ...props }: ResourceProps & { readonly resource: string }) =>
      ResourceRoutes.registerResource({ ...props, name: resource }),
  },
);

const elementOf = (path: ConsolePath) => {
  const Screen = pageOf(path);
  return <Screen />;
};

/** The resources with their pages: the list, one record, and what else is below their address. */
export const entityRoutes = () =>
  ADDRESSES.map(({ resource, at, names }) => {
    const pages = PATHS.filter((path) => addressOf(path) === at);
    const [list, one] = [at, `${at}/:id`].map(
      (address) => pages.filter((path) => path === address).map(elementOf)[0],
    );
    const below = pages.filter((path) => path !== at && path !== `${at}/:id`);
    const routes = below.map((path) => (
      <Route key={path} path={path.slice(at.length + 1)} element={elementOf(path)} />
    ));
    const isFrame = below.some((path) => PAGES[path].within === at);
    return (
      <EntityRoutes
        key={resource}
        name={at}
        resource={resource}
        // a list within which other pages open keeps its own place meanwhile
        list={isFrame ? undefined : list}
        edit={one}
        recordRepresentation={names as ResourceProps['recordRepresentation']}
      >
        {isFrame ? (
          <Route path="/" element={list}>
            {routes}
          </Route>
        ) : (
          routes
        )}
      </EntityRoutes>
    );
  });

/** The routes of the pages of no record, in the layout or without it. */
export const pageRoutes = (within?: Page['within']) =>
  PATHS.filter((path) => path !== '' && PAGES[path].within === within && addressOf(path) === undefined).map(
    (path) => {
      const Screen = pageOf(path);
      const page = <Screen />;
      return (
        <Route
          key={path}
          path={`/${path}`}
          element={
            path.includes('/') ? (
              page
            ) : (
              <RestoreScrollPosition storeKey={`${path}.scrollPosition`}>{page}</RestoreScrollPosition>
            )
          }
        />
      );
    },
  );
