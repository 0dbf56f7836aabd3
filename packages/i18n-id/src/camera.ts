/** A camera that reads codes. */
export const cameraText = {
  torch: 'Senter',
  torchOff: 'Matikan senter',
} as const;
