/** A camera that reads codes. */
export const cameraText = Object.freeze({
  torch: 'Senter',
  torchOff: 'Matikan senter',
} as const);
