module.exports = require('better-sqlite3-node20');
