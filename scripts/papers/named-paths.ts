import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// A path is recognised by its first folder: anything else in backticks may be a word, a URL or a command.
const topFolders = [
  'apps',
  'packages',
  'scripts',
  'prisma',
  'infra',
  'docs',
  'bench',
  'examples',
  'tests',
  '.ci',
  '.github',
];
const inCode = new RegExp(`(?<![\\w./@-])((?:${topFolders.join('|').replaceAll('.', '\\.')})/[\\w@./-]*[\\w/-])`, 'g');
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const npmScript = /\bnpm (?:run )?([a-z][a-z:-]*)\b/g;
const npmOwnVerbs = [
  'ci',
  'install',
  'i',
  'run',
  'rebuild',
  'ls',
  'exec',
  'login',
  'publish',
  'version',
  'is',
  'and',
  'registry',
];

/** What a text names and the checkout lacks, as sentences. */
export function missingFromText(root: string, file: string, scripts: ReadonlySet<string>): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const isMarkdown = file.endsWith('.md');
  const code = isMarkdown ? codeOf(text) : text;
  const paths = [...code.matchAll(inCode)].map((match) => match[1]!);
  const links = isMarkdown ? [...text.matchAll(link)].map((match) => join(dirname(file), match[1]!)) : [];
  const named = new Set([...paths, ...links].map((path) => normalize(path)));
  const gone = [...named].filter((path) => !existsSync(join(root, path)));
  const commands = new Set([...code.matchAll(npmScript)].map((match) => match[1]!));
  const unknown = [...commands].filter((name) => !npmOwnVerbs.includes(name) && !scripts.has(name));
  return [
    ...gone.map((path) => `${file} names ${path}, which does not exist`),
    ...unknown.map((name) => `${file} names the npm script "${name}", which does not exist`),
  ];
}

/** The code of a Markdown text: fenced blocks and inline code, without the placeholders and patterns among them. */
function codeOf(text: string): string {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map((match) => match[1]!);
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!);
  return [...blocks, ...inline].filter((piece) => !/[*<{…]|\.\.\./.test(piece) || piece.includes('\n')).join('\n');
}
