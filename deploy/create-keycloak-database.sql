create database keycloak owner arrival;
