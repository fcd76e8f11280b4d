/** What is wrong with the message of a commit, by the rules of CONTRIBUTING. */
const longestSubject = 72;

/** Returns a sentence per fault: a subject is `area: imperative subject`, short, and a body after a blank line gives the reason. */
export function faultsInMessage(message: string): string[] {
  const [subject = '', blank = '', ...body] = message.trim().split('\n');
  return [
    ...(/^[a-z][\w/-]*(?: [\w/-]+)?: \S/.test(subject) ? [] : ['has no area before its subject']),
    ...(subject.length > longestSubject ? [`has ${subject.length} characters in its subject, more than ${longestSubject}`] : []),
    ...(subject.endsWith('.') ? ['ends its subject with a period'] : []),
    ...(blank === '' && body.join('').trim() !== '' ? [] : ['has no body that says why']),
  ];
}
