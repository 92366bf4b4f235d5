/**
 * Does work and returns the share of the processor time that this thread, which answers requests, spent on it. Other
 * threads of the process do the rest.
 */
export async function shareOfLoop(work: () => Promise<unknown>): Promise<number> {
  const [whole, own] = [process.cpuUsage(), process.threadCpuUsage()];
  await work();
  const [all, here] = [process.cpuUsage(whole), process.threadCpuUsage(own)];
  return (here.user + here.system) / (all.user + all.system);
}
