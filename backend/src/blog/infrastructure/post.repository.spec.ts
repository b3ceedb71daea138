import { DATABASES } from '../../platform/database/testing/databases.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { InMemoryPostRepository } from '../testing/in-memory-post.repository.js';
import { postRepositoryContract } from '../testing/post.repository.contract.js';
import { TypeormPostRepository } from './typeorm-post.repository.js';

describe('the repository of posts in memory', () => {
  postRepositoryContract(new InMemoryPostRepository());
});

describe.each(DATABASES)('the repository of posts on $name', ({ create }) => {
  postRepositoryContract(new TypeormPostRepository(openedDatabase(create)));
});
