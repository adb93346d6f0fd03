import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { escapeHtml } from '../../../shared/html/escape-html.ts';
import { attributeHtml, attributeOf, VOID } from '../../../worker/render/attributes.ts';
import { CHILD, HTML } from '../../../worker/render/template.ts';

const RUNTIME = fileURLToPath(new URL('../../../worker/render/template.ts', import.meta.url));
const ATTRIBUTES = fileURLToPath(new URL('../../../worker/render/attributes.ts', import.meta.url));

/**
 * Compiles the JSX of the workers' build: what never changes in an element becomes text, written once; values and
 * components stay what they are, in the order in which React would render them. The browser's build and development
 * keep React's elements.
 */
export function compileJsxForWorkers(): Plugin {
  return {
    name: 'porchlight:compile-jsx',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    applyToEnvironment: (environment) => environment.config.consumer !== 'client',
    transform: {
      filter: { id: /\/(?:client|worker)\/.*\.tsx$/ },
      handler: (code, id) => ({ code: compileJsx(code, id), map: null }),
    },
  };
}

type Element = ESTree.JSXElement;
type Jsx = Element | ESTree.JSXFragment;
type Child = ESTree.JSXElement['children'][number];
type Attribute = ESTree.JSXOpeningElement['attributes'][number];

/** Elements that the renderer writes by rules of their own (walk.ts), so it must see them. */
const LEFT: ReadonlySet<string> = new Set(['html', 'input', 'option', 'select', 'textarea']);

/** A module's code with its JSX compiled; types and the JSX of components stay. `id` names the file in errors. */
export function compileJsx(code: string, id: string): string {
  const { program, errors } = parseSync(id, code, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${id}: ${errors[0]?.message}`);
  return new Compiler(code, styleSheetsOf(program), topLevelNames(program)).compile(program);
}

/** The names of imported CSS modules, whose classes are known when the module starts. */
function styleSheetsOf({ body }: ESTree.Program): ReadonlySet<string> {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  return new Set(
    imports
      .filter(({ source }) => source.value.endsWith('.css'))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
}

/** What a module imports or declares: a component of that name is the same one everywhere in the file. */
function topLevelNames({ body }: ESTree.Program): ReadonlySet<string> {
  return new Set(
    body.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      return declared?.type === 'FunctionDeclaration' && declared.id ? [declared.id.name] : [];
    }),
  );
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A template that is being put together; its texts are code, since class names are looked up. */
interface Draft {
  readonly texts: string[][];
  /** an attribute by its name */
  readonly slots: (typeof CHILD | typeof HTML | string)[];
  readonly values: string[];
  /** whether the last thing written is character data */
  isAfterText: boolean;
}

class Compiler {
  readonly #code: string;
  readonly #sheets: ReadonlySet<string>;
  readonly #components: ReadonlySet<string>;
  readonly #constants: string[] = [];
  #usesElements = false;

  constructor(code: string, sheets: ReadonlySet<string>, components: ReadonlySet<string>) {
    this.#code = code;
    this.#sheets = sheets;
    this.#components = components;
  }

  compile(program: ESTree.Program): string {
    const body = this.#rewrite(program, program);
    if (this.#constants.length === 0 && !this.#usesElements) return body;
    return [
      `import { constantOf as $constant, shapeOf as $shape, TEMPLATE as $T } from ${JSON.stringify(RUNTIME)};`,
      `import { attributeHtml as $attribute, attributeOf as $named } from ${JSON.stringify(ATTRIBUTES)};`,
      "const $E = Symbol.for('react.transitional.element');",
      ...this.#constants,
      body,
    ].join('\n');
  }

  /** The code of `range` with the outermost JSX of `node` compiled. */
  #rewrite(node: ESTree.Node, range: Range): string {
    const found: { readonly at: Range; readonly code: string }[] = [];
    const replace = (jsx: Jsx): void => {
      const isInside = found.some(({ at }) => at.start <= jsx.start && jsx.end <= at.end);
      if (!isInside) found.push({ at: jsx, code: `(${this.#expression(jsx)})` });
    };
    new Visitor({ JSXElement: replace, JSXFragment: replace }).visit({
      type: 'Program',
      body: [node],
      start: range.start,
      end: range.end,
    } as unknown as ESTree.Program);
    let rewritten = '';
    let from = range.start;
    for (const { at, code } of found.sort((a, b) => a.at.start - b.at.start)) {
      rewritten += this.#code.slice(from, at.start) + code;
      from = at.end;
    }
    return rewritten + this.#code.slice(from, range.end);
  }

  /** The expression that stands for an element or a fragment. */
  #expression(jsx: Jsx): string {
    if (jsx.type === 'JSXFragment') return this.#template((draft) => this.#children(draft, jsx.children));
    if (this.#isCompiled(jsx)) return this.#template((draft) => this.#element(draft, jsx));
    return this.#isConstant(jsx) ? this.#constant(jsx) : this.#object(jsx);
  }

  /** An element as React would make it, without its checks: the renderer reads no more of it. */
  #object({ openingElement: { name, attributes }, children }: Element): string {
    const type =
      name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name) ? JSON.stringify(name.name) : this.#source(name);
    const props = attributes.flatMap((attribute) => {
      if (attribute.type === 'JSXSpreadAttribute') return `...${this.#rewrite(attribute.argument, attribute.argument)}`;
      const prop = nameOf(attribute);
      return prop === 'key' ? [] : `${JSON.stringify(prop)}: ${this.#valueOf(attribute)}`;
    });
    const inner = children.flatMap((child) => this.#childOf(child));
    if (inner.length > 0) props.push(`children: ${inner.length === 1 ? inner[0] : `[${inner.join(', ')}]`}`);
    this.#usesElements = true;
    return `{ $$typeof: $E, type: ${type}, props: { ${props.join(', ')} } }`;
  }

  #valueOf({ value }: ESTree.JSXAttribute): string {
    if (value === null) return 'true';
    if (value.type === 'Literal') return JSON.stringify(literalOf(value));
    if (value.type === 'JSXExpressionContainer') return this.#rewrite(value.expression, value.expression);
    return this.#expression(value);
  }

  #childOf(child: Child): string[] {
    switch (child.type) {
      case 'JSXText': {
        const text = textOf(child.value);
        return text === '' ? [] : [JSON.stringify(text)];
      }
      case 'JSXExpressionContainer':
        return child.expression.type === 'JSXEmptyExpression'
          ? []
          : [this.#rewrite(child.expression, child.expression)];
      case 'JSXSpreadChild':
        return [`...${this.#rewrite(child.expression, child.expression)}`];
      default:
        return [this.#expression(child)];
    }
  }

  #isCompiled({ openingElement: { name, attributes }, children }: Element): boolean {
    if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name) || LEFT.has(name.name)) return false;
    if (children.some((child) => child.type === 'JSXSpreadChild')) return false;
    return attributes.every((attribute) => this.#isKnown(attribute));
  }

  /** Whether an element is of a component that gets the same props every time, and so renders the same. */
  #isConstant({ openingElement: { name, attributes }, children }: Element): boolean {
    if (name.type !== 'JSXIdentifier' || !this.#components.has(name.name) || children.length > 0) return false;
    return attributes.every(({ type, ...attribute }) => {
      if (type === 'JSXSpreadAttribute') return false;
      const { value } = attribute as ESTree.JSXAttribute;
      if (value === null || value.type === 'Literal') return true;
      if (value.type !== 'JSXExpressionContainer') return false;
      return value.expression.type === 'Literal' || this.#isClass(value.expression);
    });
  }

  #constant(element: Element): string {
    const name = `$t${this.#constants.length}`;
    this.#constants.push(`const ${name} = $constant(() => (${this.#object(element)}));`);
    return name;
  }

  #isKnown(attribute: Attribute): boolean {
    if (attribute.type === 'JSXSpreadAttribute') return false;
    if (nameOf(attribute) !== 'dangerouslySetInnerHTML') return true;
    return innerHtmlOf(attribute) !== null;
  }

  #template(write: (draft: Draft) => void): string {
    const draft: Draft = { texts: [[]], slots: [], values: [], isAfterText: false };
    write(draft);
    const texts = draft.texts.map((parts) => (parts.length === 0 ? "''" : joined(parts)));
    const name = `$t${this.#constants.length}`;
    const shape = `$shape([${texts.join(', ')}], ${JSON.stringify(draft.slots)})`;
    if (draft.values.length > 0) {
      this.#constants.push(`const ${name} = ${shape};`);
      return `{ $$typeof: $T, shape: ${name}, values: [${draft.values.join(', ')}] }`;
    }
    this.#constants.push(`const ${name} = { $$typeof: $T, shape: ${shape}, values: [] };`);
    return name;
  }

  #element(draft: Draft, { openingElement, children }: Element): void {
    const tag = (openingElement.name as ESTree.JSXIdentifier).name;
    write(draft, `<${tag}`);
    for (const attribute of openingElement.attributes) this.#attribute(draft, attribute as ESTree.JSXAttribute);
    write(draft, VOID.has(tag) ? '/>' : '>');
    draft.isAfterText = false;
    if (VOID.has(tag)) return;
    for (const attribute of openingElement.attributes) {
      const html = attribute.type === 'JSXAttribute' ? innerHtmlOf(attribute) : null;
      if (html !== null) addSlot(draft, HTML, this.#rewrite(html, html));
    }
    this.#children(draft, children);
    write(draft, `</${tag}>`);
    draft.isAfterText = false;
  }

  #attribute(draft: Draft, attribute: ESTree.JSXAttribute): void {
    const name = nameOf(attribute);
    const { value } = attribute;
    if (name === 'key' || name === 'ref' || name === 'dangerouslySetInnerHTML' || /^on[A-Z]/.test(name)) return;
    if (value === null) write(draft, attributeHtml(attributeOf(name), true));
    else if (value.type === 'Literal') write(draft, attributeHtml(attributeOf(name), literalOf(value)));
    else if (value.type === 'JSXExpressionContainer') {
      const { expression } = value;
      if (expression.type === 'Literal') write(draft, attributeHtml(attributeOf(name), expression.value));
      else if (this.#isClass(expression))
        draft.texts.at(-1)?.push(`$attribute($named(${JSON.stringify(name)}), ${this.#source(expression)})`);
      else addSlot(draft, name, this.#rewrite(expression, expression));
    } else addSlot(draft, name, this.#rewrite(value, value));
  }

  #children(draft: Draft, children: readonly Child[]): void {
    for (const child of children) {
      if (child.type === 'JSXText') writeText(draft, textOf(child.value));
      else if (child.type === 'JSXFragment') this.#children(draft, child.children);
      else if (child.type === 'JSXElement') {
        if (this.#isCompiled(child)) this.#element(draft, child);
        else addSlot(draft, CHILD, this.#expression(child));
      } else if (child.type === 'JSXExpressionContainer') {
        const { expression } = child;
        if (expression.type === 'JSXEmptyExpression') continue;
        if (expression.type === 'Literal' && typeof expression.value === 'string') writeText(draft, expression.value);
        else addSlot(draft, CHILD, this.#rewrite(expression, expression));
      }
    }
  }

  /** Whether an expression is made of the classes of imported style sheets alone. */
  #isClass(expression: ESTree.Node): boolean {
    if (expression.type === 'TemplateLiteral') return expression.expressions.every((part) => this.#isClass(part));
    if (expression.type !== 'MemberExpression' || expression.computed) return false;
    return expression.object.type === 'Identifier' && this.#sheets.has(expression.object.name);
  }

  #source({ start, end }: Range): string {
    return this.#code.slice(start, end);
  }
}

function nameOf({ name }: ESTree.JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
}

/** The expression in `dangerouslySetInnerHTML={{ __html: expression }}`; null for any other attribute or form. */
function innerHtmlOf(attribute: ESTree.JSXAttribute): ESTree.Node | null {
  if (nameOf(attribute) !== 'dangerouslySetInnerHTML' || attribute.value?.type !== 'JSXExpressionContainer')
    return null;
  const { expression } = attribute.value;
  if (expression.type !== 'ObjectExpression' || expression.properties.length !== 1) return null;
  const [property] = expression.properties;
  return property?.type === 'Property' ? property.value : null;
}

function write({ texts }: Draft, text: string): void {
  if (text !== '') texts.at(-1)?.push(JSON.stringify(text));
}

/** Two texts in a row stay two, as in React; whether a value before this one was text, the renderer finds out. */
function writeText(draft: Draft, text: string): void {
  if (text === '') return;
  if (draft.isAfterText && draft.texts.at(-1)?.length !== 0) write(draft, '<!-- -->');
  write(draft, escapeHtml(text));
  draft.isAfterText = true;
}

function addSlot(draft: Draft, slot: Draft['slots'][number], value: string): void {
  draft.slots.push(slot);
  draft.values.push(value);
  draft.texts.push([]);
}

/** Strings that follow each other become one. */
function joined(parts: readonly string[]): string {
  const merged: string[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.startsWith('"') === true && part.startsWith('"'))
      merged[merged.length - 1] = last.slice(0, -1) + part.slice(1);
    else merged.push(part);
  }
  return merged.join(' + ');
}

function literalOf({ value }: { readonly value: unknown }): unknown {
  return typeof value === 'string' ? textOf(value) : value;
}

/**
 * The text of JSX as React means it: lines are trimmed and joined by a space, blank ones dropped.
 *
 * @throws for a character reference: the character itself is clearer
 */
function textOf(raw: string): string {
  if (/&#?\w+;/.test(raw)) throw new Error(`write the character itself instead of a reference: ${raw.trim()}`);
  const lines = raw.split(/\r\n|\n|\r/);
  const last = lines.findLastIndex((line) => /[^ \t]/.test(line));
  return lines
    .map((line, at) => {
      const text = line.replaceAll('\t', ' ');
      const trimmed = at === 0 ? text : text.replace(/^ +/, '');
      return at === lines.length - 1 ? trimmed : trimmed.replace(/ +$/, '');
    })
    .map((line, at) => (line !== '' && at < last ? `${line} ` : line))
    .join('');
}
