// Makes jsdom's computed styles cheap; imported before jsdom, which takes the function from its module when it loads.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** For each selector of a list the tag and the classes of the elements it can match. */
const targets = new Map();

/** Most rules name a class that the element lacks, or another tag: only the others are matched in full. */
selectors.matchesDontThrow = (element, selector) => {
  let alternatives = targets.get(selector);
  if (!alternatives) targets.set(selector, (alternatives = targetsOf(selector)));
  return alternatives.some((target) => isPossible(target, element)) && matchesDontThrow(element, selector);
};

// the colours, which no test reads, would be computed with each style
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

function isPossible({ tag, classes }, element) {
  if (tag && tag !== element._localName.toLowerCase()) return false;
  return classes.every((name) => element.classList.contains(name));
}

function targetsOf(selector = '') {
  if (selector.includes('\\')) return [{ classes: [] }];
  // attributes, arguments and pseudo-classes may restrict further, and contain commas
  let rest = selector.replace(/\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '');
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, '');
  return rest
    .replace(/::?[\w-]+/g, '')
    .split(',')
    .map((alternative) => targetOf(alternative.trim()));
}

function targetOf(alternative) {
  const last = alternative.split(/[\s>+~]+/).at(-1);
  const parts = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(last);
  if (!parts) return { classes: [] };
  const [, tag = '*', names] = parts;
  return {
    tag: tag === '*' ? undefined : tag.toLowerCase(),
    classes: [...names.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
}
