import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const PostList = lazy(() => import('./PostList').then((module) => ({ default: module.PostList })));

/** Blog posts. The resource is called `blog` because react-admin's addresses are its resources' names. */
export const blog: ResourceProps = { name: 'blog', list: PostList };
