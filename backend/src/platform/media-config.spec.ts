import { resolve } from 'node:path';
import { readConfig } from './config.js';

const mediaOf = (env: Record<string, string>) =>
  readConfig({ SESSION_SECRET: 'a secret for tests that is long enough', ...env }, '/srv/data').media;

describe('MEDIA_URL', () => {
  it.each([
    ['', '/srv/data/media'],
    ['file:./pictures', resolve('pictures')],
    ['file:/var/pictures', '/var/pictures'],
    ['file:///var/pictures', '/var/pictures'],
  ])('%j is the folder %s', (url, path) =>
    expect(mediaOf({ MEDIA_URL: url })).toEqual({ kind: 'folder', path }),
  );

  it('names a bucket, its prefix, and the server where it is not Amazon’s', () => {
    const credentials = { S3_ACCESS_KEY: 'id', S3_SECRET_KEY: 'secret' };
    expect(mediaOf({ MEDIA_URL: 's3://my-bucket?region=ap-southeast-1' })).toEqual({
      kind: 's3',
      bucket: 'my-bucket',
      prefix: '',
      endpoint: null,
      region: 'ap-southeast-1',
      credentials: null,
    });
    const url = 's3://my-bucket/office/pictures/?endpoint=https%3A%2F%2Fminio.example:9000';
    expect(mediaOf({ MEDIA_URL: url, ...credentials })).toEqual({
      kind: 's3',
      bucket: 'my-bucket',
      prefix: 'office/pictures/',
      region: 'us-east-1',
      endpoint: 'https://minio.example:9000',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
  });

  it.each([
    'pictures',
    'file:',
    'file://host/pictures',
    'https://bucket.example',
    's3://',
    's3://A_B',
    's3://user@bucket',
    's3://my-bucket?endpoint=minio',
    's3://my-bucket?endpoint=ftp://minio',
    's3://my-bucket?acl=public',
    's3://my-bucket:9000',
    's3://my-bucket/%zz',
  ])('%j is rejected', (url) =>
    expect(() => mediaOf({ MEDIA_URL: url })).toThrow('MEDIA_URL must be file:FOLDER or s3://bucket'),
  );

  it('needs both keys of S3 or none', () =>
    expect(() => mediaOf({ MEDIA_URL: 's3://my-bucket', S3_ACCESS_KEY: 'id' })).toThrow(
      'S3_ACCESS_KEY_FILE and S3_SECRET_KEY_FILE must be set together',
    ));
});
