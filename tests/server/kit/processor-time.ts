/** Milliseconds of processor that this thread has used: unlike the clock, they do not grow while other programs run. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
