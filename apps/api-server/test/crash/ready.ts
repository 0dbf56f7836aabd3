import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';

/*
 * A process that has read everything the program named as its argument is made of, and runs the program once it is told
 * to. What the program itself does when it starts is all still to be done; only reading its files, which takes longest,
 * is
 * not waited for by those who kill it a hundred times.
 */
const program = pathToFileURL(process.argv[2]!);
for (const [, file] of readFileSync(program, 'utf8').matchAll(/ from ["'](\.[^"']+)["']/g))
  await import(new URL(file!, program).href);
flushCompileCache(); // who is killed leaves none
process.once('message', () => {
  process.disconnect?.();
  void import(program.href);
});
process.send?.('ready');
