// The package brings no types of its own: it exports what its common part declares.
declare module 'onnxruntime-node' {
  export * from 'onnxruntime-common'
}
