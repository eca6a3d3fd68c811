/** What a camera shows now, as a file. */
export const frameOf = async (video: HTMLVideoElement): Promise<File> => {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return new File([photo], 'photo.jpg', { type: photo.type });
};
