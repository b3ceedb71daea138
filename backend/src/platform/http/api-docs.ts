// The decorators of @nestjs/swagger. They are only noted, and applied when the document is made: loading that package
// takes a tenth of the start, and a built server never makes the document.
import type { Type } from '@nestjs/common';
import type * as Swagger from '@nestjs/swagger';

type Target = [target: object, key?: string | symbol, descriptor?: PropertyDescriptor];
type Decorator = (...target: Target) => void;

const noted: ((swagger: typeof Swagger) => void)[] = [];

/** Applies what was noted, in the order in which the classes were read. */
export function applyApiDocs(swagger: typeof Swagger): void {
  for (const apply of noted.splice(0)) apply(swagger);
}

/** Notes what is done when the document is made. */
export function whenDocumented(apply: (swagger: typeof Swagger) => void): void {
  noted.push(apply);
}

function later<N extends `Api${string}` & keyof typeof Swagger>(name: N): (typeof Swagger)[N] {
  const decorator =
    (...options: unknown[]): Decorator =>
    (...target) => {
      noted.push((swagger) => (swagger[name] as (...options: unknown[]) => Decorator)(...options)(...target));
    };
  return decorator as (typeof Swagger)[N];
}

export const ApiAcceptedResponse = later('ApiAcceptedResponse');
export const ApiBody = later('ApiBody');
export const ApiConflictResponse = later('ApiConflictResponse');
export const ApiConsumes = later('ApiConsumes');
export const ApiCreatedResponse = later('ApiCreatedResponse');
export const ApiExcludeController = later('ApiExcludeController');
export const ApiExcludeEndpoint = later('ApiExcludeEndpoint');
export const ApiExtraModels = later('ApiExtraModels');
export const ApiHeader = later('ApiHeader');
export const ApiNoContentResponse = later('ApiNoContentResponse');
export const ApiOkResponse = later('ApiOkResponse');
export const ApiParam = later('ApiParam');
export const ApiProduces = later('ApiProduces');
export const ApiProperty = later('ApiProperty');
export const ApiPropertyOptional = later('ApiPropertyOptional');
export const ApiQuery = later('ApiQuery');
export const ApiTags = later('ApiTags');

export function getSchemaPath({ name }: { readonly name: string }): string {
  return `#/components/schemas/${name}`;
}

/** A class with the rules and the documentation of another one, without some of its fields. */
export function OmitType<T, K extends keyof T>(parent: Type<T>, keys: readonly K[]): Type<Omit<T, K>> {
  const derived = class {} as Type<Omit<T, K>>;
  const [from, to] = [parent.prototype, derived.prototype] as [object, object];
  noted.push(({ ApiProperty, DECORATORS }) => {
    for (const name of Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, from) as string[]) {
      const field = name.slice(1);
      if (keys.includes(field as K)) continue;
      ApiProperty(Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, from, field) as object)(to, field);
    }
  });
  return derived;
}

/** A text that may be missing, as `ApiProperty` takes it. */
export const nullableText = { type: String, nullable: true } as const;
