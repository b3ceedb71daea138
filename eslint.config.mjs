// What `npm run lint` and the editor enforce. Rules are errors; an exception is an inline disable with its reason.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const literal = 'Write what is in the literal, without the spread around it.';
const limit = 'The server has the limits: frontend/src/shared/api-limits.ts or a constant of the contract.';
const markup =
  'Text becomes markup here: render it with React. An exception needs an inline disable and its reason.';

/** `eslint-disable` comments must say why, after ` -- `. */
const reasonedDisables = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*eslint-disable/.test(comment.value) && !/ -- \S/.test(comment.value))
          context.report({ loc: comment.loc, message: 'Say why after " -- ".' });
    },
  }),
};

export default defineConfig(
  { ignores: ['**/dist/', '**/coverage/', 'data/', 'frontend/{test-results,playwright-report}/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  {
    plugins: { local: { rules: { 'reasoned-disables': reasonedDisables } } },
    languageOptions: {
      globals: globals.node,
      parserOptions: {
        tsconfigRootDir: import.meta.dirname,
        projectService: {
          // the plain scripts that belong to no tsconfig: each makes a program of its own, which takes a second
          allowDefaultProject: [
            '*.mjs',
            'backend/testing/*.mjs',
            'frontend/*.mjs',
            'frontend/scripts/*.mjs',
            'frontend/src/testing/*.mjs',
          ],
          defaultProject: 'backend/tsconfig.json',
        },
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name="htmlInput"] Property[key.name="maxLength"] > Literal',
          message: limit,
        },
        { selector: 'JSXAttribute[name.name="maxLength"] Literal', message: limit },
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: markup },
        { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: markup },
        {
          selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
          message: markup,
        },
        { selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]', message: markup },
        {
          selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
          message: markup,
        },
        { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: literal },
        { selector: 'ArrayExpression > SpreadElement > ArrayExpression', message: literal },
        { selector: 'ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression', message: literal },
      ],
      'local/reasoned-disables': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'better-sqlite3',
          message:
            'backend/src/platform/database/sqlite-driver.ts chooses the version that this Node can load.',
          allowTypeImports: true,
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // adding to a library's own types, such as Express.User, can be written in no other way
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // a method may be async only because its port says that it returns a promise
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    // parsed responses (JSON) are `any`, and an assertion on them is the check itself
    files: ['backend/test/**', '**/*.{spec,test}.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // what must be refused has to be written down
      'no-script-url': 'off',
    },
  },
  {
    // these run without a build, on any Node
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-var': 'off' },
  },
  {
    // plain JavaScript has no annotations: what comes untyped from outside stays so
    files: ['**/*.{mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../../*'], message: 'Folders are not so deep: move the file.' }] },
      ],
    },
  },
  {
    files: ['frontend/src/admin/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../*'], message: 'From another floor: @/admin/… or @/shared/….' }] },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,test}.{ts,tsx}', '**/testing/**', 'frontend/src/shared/api-{limits,schema}.ts'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    // the time of an expression is in proportion to its text: docs/decisions/0056-linear-expressions.md
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,test}.{ts,tsx}', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['backend/src/contract/**'],
    // puts the lists of the areas together
    ignores: ['backend/src/contract/mail-kinds.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > :not(ExportNamedDeclaration[source])',
          message: 'The contract only re-exports what the areas define.',
        },
      ],
    },
  },
  {
    // they put a function of their own in the place of a library's
    files: ['backend/faults/support/*.mjs'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
);
