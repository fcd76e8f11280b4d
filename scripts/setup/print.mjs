/** Progress goes to stderr: stdout carries the server's one line, or a test's results. */
export function print(line) {
  process.stderr.write(`${line}\n`);
}

/** Exits with a sentence for a person instead of a stack trace. */
export function giveUp(sentence) {
  print(`\n${sentence}`);
  process.exit(1);
}

/** @param {number} since milliseconds from performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
