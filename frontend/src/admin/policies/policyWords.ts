export const policyPath = (id: string) => `/admin/policies/${id}`;
