import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A file of the project; its path is from the root, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One import of a file: another file by its path, or a package by its name (`npm:express`, `node:fs`). */
export interface Import {
  readonly target: string;
  /** As it is written. */
  readonly specifier: string;
  /** Gone when the types are. */
  readonly typeOnly: boolean;
}

/** What the front end calls the words that both sides share. */
const CONTRACT = { name: '@contract', path: 'backend/src/contract/index.ts' };

/** Every TypeScript file under these folders. */
export function filesUnder(...folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((name) => posix.join(folder, String(name).replaceAll('\\', '/')))
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

const read = new WeakMap<SourceFile, readonly Import[]>();

/** Everything that a file imports or re-exports, dynamic imports too. */
export function importsOf(file: SourceFile): readonly Import[] {
  const imports = read.get(file) ?? readImports(file);
  read.set(file, imports);
  return imports;
}

function readImports({ path, text }: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Expression, typeOnly: boolean) => {
    if (ts.isStringLiteralLike(specifier))
      found.push({ target: targetOf(path, specifier.text), specifier: specifier.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node.moduleSpecifier, node.isTypeOnly || namesOnlyTypes(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      node.arguments.slice(0, 1).forEach((specifier) => add(specifier, false));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(parsed({ path, text }));
  return found;
}

/** Whether a file does nothing but pass on what others export. */
export function onlyReExports(file: SourceFile): boolean {
  return parsed(file).statements.every(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
  );
}

function parsed({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  return clause.isTypeOnly || (!clause.name && namesOnlyTypes(clause.namedBindings));
}

function namesOnlyTypes(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && names.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function targetOf(from: string, specifier: string): string {
  if (specifier === CONTRACT.name) return CONTRACT.path;
  if (specifier.startsWith('node:')) return specifier;
  if (!specifier.startsWith('.')) return `npm:${/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]}`;
  const path = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '');
  const written = ['.ts', '.tsx', '/index.ts', ''].map((ending) => path + ending);
  return (
    written.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(ROOT, candidate))) ?? `${path}.ts`
  );
}
