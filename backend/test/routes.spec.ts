import { declaredRoutes } from '../src/app/declared-routes.js';
import { DOCUMENTED_ROUTES } from './support/documented-routes.js';
import { routesOf } from './support/routes.js';
import { runningApp } from './support/running-app.js';

describe('the routes', () => {
  const running = runningApp();
  const declared = () => declaredRoutes(running.app.app);

  it('are all declared by decorators', () => {
    expect(declared().map(({ route }) => route)).toHaveLength(routesOf(running.app).length);
    expect(new Set(declared().map(({ route }) => route))).toEqual(new Set(routesOf(running.app)));
  });

  it('declare what the audit calls them, or why it does not: all that change something for a signed-in user', () => {
    // pages know no session
    const isChange = (route: string) => /^(?!GET )\S+ \/api\//.test(route);
    const wrong = declared().filter(
      ({ route, code, reason }) => [code, reason].filter(Boolean).length !== (isChange(route) ? 1 : 0),
    );
    expect(wrong).toEqual([]);
    expect(declared().filter(({ code }) => code).length).toBeGreaterThan(80);
  });

  it('are in docs/api.md as they are declared; `npm run openapi` writes them', () => {
    expect(DOCUMENTED_ROUTES).toEqual(
      declared().map(({ route, access, confirmed, code, reason }) => ({
        route,
        access,
        confirmed,
        audit: code ?? reason ?? '',
      })),
    );
  });
});
