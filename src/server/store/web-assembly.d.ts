// Of Node's types of this version, WebAssembly is missing; this is what the embedded database's host uses of it.
declare namespace WebAssembly {
  interface Module {
    readonly module: never;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
