import { styleText } from 'node:util';

const colours = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;

/** Makes a printer of lines per process: its name, in a colour of its own on a terminal, then the line. */
export function createPrefixer(width = 9): (name: string) => (line: string) => void {
  let used = 0;
  return (name) => {
    const colour = colours[used++ % colours.length]!;
    const label = `${name.padEnd(width)} │`;
    const shown = process.stdout.isTTY === true ? styleText(colour, label) : label;
    return (line) => console.log(`${shown} ${line}`);
  };
}
