/** What Chromium says where a file, or the script of a worker, cannot be had without a network. */
const ofNoNetwork = ['ERR_INTERNET_DISCONNECTED', 'An unknown error occurred when fetching the script.'];

/** What a browser complained about, but for what it says when a test has switched its network off. */
export const faultsBesidesOffline = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !ofNoNetwork.some((text) => fault.includes(text)));
