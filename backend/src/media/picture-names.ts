export { fileNames as pictureFileNames, isFileName as isPictureFileName } from './domain/picture-files.js';
