import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { auditOf } from '../platform/http/audited.js';
import { personalRowsOf } from '../platform/http/personal-rows.js';
import { accessOf, type Access, confirmationOf } from '../users/access.js';

type Handler = () => unknown;

/** A route as its decorators declare it. */
export interface DeclaredRoute {
  /** Such as `PATCH /api/admin/tasks/:id`. */
  readonly route: string;
  readonly access: Access | undefined;
  /** Whether the session must be confirmed with the password, and within how many minutes. */
  readonly confirmed: boolean;
  readonly within?: number;
  /** Why it needs no confirmation. */
  readonly unconfirmed?: string;
  /** What the audit records of it, or why it records nothing; neither for a read. */
  readonly code?: string;
  readonly reason?: string;
  /** The list whose rows a read is counted by, or why it is not counted. */
  readonly list?: string;
  readonly noRows?: string;
}

/** Every route of the application, by path. */
export function declaredRoutes(app: INestApplicationContext): DeclaredRoute[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers
    .flatMap(({ metatype }) => routesOf(metatype as Type<object>))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function routesOf(controller: Type<object>): DeclaredRoute[] {
  const { prototype } = controller as unknown as { readonly prototype: Readonly<Record<string, Handler>> };
  const reflector = new Reflector();
  const base = reflector.get<string>(PATH_METADATA, controller);
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .map((name) => prototype[name]!)
    .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler))
    .flatMap((handler) => {
      const confirmation = confirmationOf(reflector, handler, controller);
      const method = RequestMethod[reflector.get<RequestMethod>(METHOD_METADATA, handler)];
      return [reflector.get<string | string[]>(PATH_METADATA, handler)].flat().map((path) => ({
        route: `${method} /${[base, path]
          .flatMap((part) => part.split('/'))
          .filter(Boolean)
          .join('/')}`,
        access: accessOf(reflector, handler, controller),
        confirmed: confirmation !== undefined && 'within' in confirmation,
        ...confirmation,
        ...auditOf(reflector, handler),
        ...personalRowsOf(reflector, handler),
      }));
    });
}

/** By the path, and of one path reads before changes. */
function keyOf({ route }: DeclaredRoute): string {
  const [method = '', path = ''] = route.split(' ');
  return `${path} ${['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method)}`;
}
