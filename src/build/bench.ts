import { bundleProgram } from './server.ts';

// The benchmarks measure what is shipped, so they are bundled as it is.
process.env.NODE_ENV = 'production';
await bundleProgram('tests/bench/run.ts', 'bench');
